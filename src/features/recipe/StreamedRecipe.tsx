import { GrowingMarkdown } from '../../markdown/GrowingMarkdown.tsx'
import { Recipe } from './Recipe.tsx'

/** The recipe of a page that was built with VITE_STREAM=on, which is shown as it is written. */
export function StreamedRecipe({ markdown }: { markdown: string }) {
  return <Recipe markdown={markdown} Text={GrowingMarkdown} />
}

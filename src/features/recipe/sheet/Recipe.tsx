import { Markdown } from '../../../markdown/Markdown.tsx'
import { PlainText, PlainTextBoundary } from '../../../markdown/PlainText.tsx'
import { removeThoughts } from '../../../protocol/removeThoughts.ts'
import type { RecipeFinishReason, ShownRecipe } from '../recipeState.ts'
import { KeepScreenOn } from './KeepScreenOn.tsx'
import { RecipeActions } from './RecipeActions.tsx'

/** The recipe and its actions. */
export function Recipe({ recipeId, recipe, finishReason }: ShownRecipe) {
  const markdown = removeThoughts(recipe)
  const isStreaming = !finishReason
  return (
    <div className="sheet">
      <div className="recipe-tools screen-only">
        <RecipeActions recipeId={recipeId} markdown={markdown.trim()} isStreaming={isStreaming} />
        {'wakeLock' in navigator && <KeepScreenOn />}
      </div>
      <div
        // A new recipe starts unticked, even if its text is the same.
        key={recipeId}
        className="recipe-text"
        data-recipe-text=""
        // Unknown: a screen reader must not read it as English.
        lang=""
        dir="auto"
        aria-busy={isStreaming}
      >
        <PlainTextBoundary plain={<PlainText>{markdown}</PlainText>}>
          <Markdown stream={toStreamState(finishReason)}>{markdown}</Markdown>
        </PlainTextBoundary>
      </div>
      {!isStreaming && finishReason !== 'stop' && (
        <p className="note">The chef did not finish this recipe.</p>
      )}
    </div>
  )
}

function toStreamState(finishReason: RecipeFinishReason | undefined) {
  if (!finishReason) return 'running'
  return finishReason === 'interrupted' ? finishReason : undefined
}

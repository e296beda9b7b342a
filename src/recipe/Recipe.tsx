import { type ComponentType, useEffect, useRef } from 'react'
import { useAppSelector } from '../hooks.ts'
import { Markdown } from '../markdown/Markdown.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { selectRecipeState } from './recipeSlice.ts'

type Props = {
  markdown: string
  Text?: ComponentType<{ children: string; isGrowing: boolean }>
}

/** The recipe and what can be done with it. When it comes it is brought into sight, and the focus stays where it is. */
export function Recipe({ markdown, Text = Markdown }: Props) {
  const { phase } = useAppSelector(selectRecipeState)
  const hasCome = phase === 'answering' || phase === 'idle'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasCome && top.current && isOutOfSight(top.current)) top.current.scrollIntoView()
  }, [hasCome])
  return (
    <>
      <div ref={top} className="recipe-text" dir="auto">
        <Text isGrowing={phase === 'answering'}>{markdown}</Text>
      </div>
      {phase !== 'answering' && markdown.trim() && <RecipeActions markdown={markdown} />}
    </>
  )
}

/** Also where only its first lines would be seen. */
function isOutOfSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top < 0 || top > innerHeight * 0.75
}

import { type ComponentType, useEffect, useRef } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { RecipeActions } from './RecipeActions.tsx'
import { selectRecipeState } from './recipeSlice.ts'
import { asItStood } from './recipeState.ts'

type Props = {
  markdown: string
  Text?: ComponentType<{ children: string; isGrowing: boolean }>
}

/** The recipe and what can be done with it. When it comes it is brought into sight, and the focus stays where it is. */
export function Recipe({ markdown, Text = Markdown }: Props) {
  const state = useAppSelector(selectRecipeState)
  const isGrowing = state.phase === 'answering'
  const hasCome = isGrowing || state.phase === 'answered'
  const shown = asItStood(state)
  const isCutShort = shown.phase === 'answered' && shown.finishReason !== 'stop'
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hasCome && top.current && isOutOfSight(top.current)) top.current.scrollIntoView()
  }, [hasCome])
  return (
    <>
      <div ref={top} className="recipe-text" dir="auto" aria-busy={isGrowing}>
        <Text isGrowing={isGrowing}>{markdown}</Text>
      </div>
      {isCutShort && markdown.trim() && (
        <p className="cut-short">The chef did not finish this recipe.</p>
      )}
      {markdown.trim() && <RecipeActions markdown={markdown} isHidden={isGrowing} />}
    </>
  )
}

/** Also where only its first lines would be seen. */
function isOutOfSight(element: Element): boolean {
  const { top } = element.getBoundingClientRect()
  return top < 0 || top > innerHeight * 0.75
}

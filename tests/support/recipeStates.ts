import type { RootState } from '../../src/app/store.ts'
import type {
  RecipeState,
  RequestStep,
  RunningRequest,
} from '../../src/features/recipe/recipeState.ts'

export const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
export const IDLE = { phase: 'idle' } as const
export const STOPPED = { phase: 'stopped' } as const

/** A running request with the id "r1". */
export const running = (step: RequestStep, draft = ''): RunningRequest => ({
  phase: 'running',
  id: 'r1',
  step,
  draft,
})

export const rootState = (recipe: RecipeState): RootState => ({ ingredients: [], recipe })

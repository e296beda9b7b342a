import { z } from 'zod'
import { ingredientsIn } from '../features/recipe/prompt.ts'

/** What the gateway takes from a client's call. The ingredients are joined by a comma and a space. */
export type RecipeRequest = { ingredients: string; stream: boolean }

const bodySchema = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().nullish(),
})

/**
 * Reads the body of a call; undefined if it has no user message in the form of recipeMessages. Everything else in it is
 * ignored: nobody can use the gateway for anything but recipes, and a page that was opened before a deploy of another
 * model or system message keeps working.
 */
export function recipeRequestIn(body: unknown): RecipeRequest | undefined {
  const { data } = bodySchema.safeParse(body)
  const userMessage = data?.messages.find(({ role }) => role === 'user')
  const ingredients = userMessage && ingredientsIn(userMessage.content)
  return ingredients === undefined ? undefined : { ingredients, stream: data?.stream ?? false }
}

import type { Context } from 'hono'
import * as chapters from '../demoChef/chapters.ts'
import { createChef } from '../demoChef/createChef.ts'
import foods from '../demoChef/foods.md?raw'
import { extractIngredients } from '../protocol/prompt.ts'

const suggestRecipe = createChef(foods, Object.values(chapters))

/** Responds with a recipe from the cookbook. Never streamed, because it takes milliseconds. */
export function respondAsDemoChef(context: Context, userMessage: string) {
  const content = suggestRecipe(extractIngredients(userMessage), Math.random)
  const message = { role: 'assistant', content }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  return context.json({ object: 'chat.completion', model: 'demo-chef', choices })
}

import type { RecipeInput } from './chat.ts'

export const SYSTEM_MESSAGE = `\
You are a practical cook. Suggest one recipe from the user's ingredients. \
Not all of them have to be used. Extra ingredients are allowed, but keep them few. \
Format your response as markdown: \
begin with the name of the dish as a heading, then list the ingredients with amounts, then number the steps.`

const PREFIX = 'I have these ingredients: '
const SUFFIX = '. Which recipe do you recommend?'

export function writeUserMessage({ ingredients }: RecipeInput): string {
  return PREFIX + ingredients.join(', ') + SUFFIX
}

/** The ingredients of a message by writeUserMessage. Other messages are returned whole. */
export function extractIngredients(userMessage: string): string {
  const isOurs = userMessage.startsWith(PREFIX) && userMessage.endsWith(SUFFIX)
  return isOurs ? userMessage.slice(PREFIX.length, -SUFFIX.length) : userMessage
}

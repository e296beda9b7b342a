import type { Message } from './chat.ts'

export const SYSTEM_MESSAGE: Message = {
  role: 'system',
  content: `You are a practical cook. Suggest one recipe from the user's ingredients. \
Not all of them have to be used. Extra ingredients are allowed, but keep them few. \
Format your response as markdown: \
begin with the name of the dish as a heading, then list the ingredients with amounts, then number the steps.`,
}

const PREFIX = 'I have these ingredients: '
const SUFFIX = '. Which recipe do you recommend?'

export function makeMessages(ingredients: readonly string[]): [system: Message, user: Message] {
  return [SYSTEM_MESSAGE, { role: 'user', content: PREFIX + ingredients.join(', ') + SUFFIX }]
}

/** For the demo chef: the joined ingredients of a user message from `makeMessages`, or any other text unchanged. */
export function extractIngredients(userMessage: string): string {
  const isOurs = userMessage.startsWith(PREFIX) && userMessage.endsWith(SUFFIX)
  return isOurs ? userMessage.slice(PREFIX.length, -SUFFIX.length) : userMessage
}

import type { Message } from '../../chat/chat.ts'

const SYSTEM_MESSAGE = `You are a practical cook. Suggest one recipe from the user's ingredients. \
Not all of them have to be used. Extra ingredients are allowed, but keep them few. \
Format your response as markdown.`

const BEFORE = 'I have these ingredients: '
const AFTER = '. Which recipe do you recommend?'

/** The messages for the chat model: the instructions, then the ingredients joined by a comma and a space. */
export function recipeMessages(ingredients: readonly string[]): [system: Message, user: Message] {
  return [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: BEFORE + ingredients.join(', ') + AFTER },
  ]
}

/** The joined ingredients in a user message from `recipeMessages`, for the demo chef; any other text as a whole. */
export function extractIngredients(userMessage: string): string {
  const isOurs = userMessage.startsWith(BEFORE) && userMessage.endsWith(AFTER)
  return isOurs ? userMessage.slice(BEFORE.length, -AFTER.length) : userMessage
}

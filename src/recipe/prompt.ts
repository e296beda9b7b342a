import type { Message } from '../chat/chat.ts'

const SYSTEM_MESSAGE = `You are a kind and practical cook. The user names the ingredients that are at hand, \
and you suggest one recipe that uses some or all of them. Not every ingredient has to be used. \
You may add others, but keep them few. Format your answer as markdown, so that it reads well on a web page.`

const BEFORE = 'I have these ingredients: '
const AFTER = '. Which recipe do you recommend?'

/** What the chat model is asked: the instructions, then the ingredients joined by a comma and a space. */
export function recipeMessages(ingredients: readonly string[]): [system: Message, user: Message] {
  return [
    { role: 'system', content: SYSTEM_MESSAGE },
    { role: 'user', content: BEFORE + ingredients.join(', ') + AFTER },
  ]
}

/** The ingredients' part of a user message that recipeMessages wrote; undefined for any other text. */
export function ingredientsIn(userMessage: string): string | undefined {
  const isOurs = userMessage.startsWith(BEFORE) && userMessage.endsWith(AFTER)
  return isOurs ? userMessage.slice(BEFORE.length, -AFTER.length) : undefined
}

const THOUGHTS = /^\s*<think>.*?(?:<\/think>|$)/s

/** What follows the thoughts that a reasoning model writes first: '' until a stream has brought more than them. */
export function withoutThoughts(reply: string): string {
  // A stream may have brought "<thi".
  return '<think>'.startsWith(reply.trim()) ? '' : reply.replace(THOUGHTS, '')
}

/** Whether a reply has more than thoughts and white space. */
export const hasWords = (reply: string) => withoutThoughts(reply).trim() !== ''

const THOUGHTS = /^\s*<think>.*?(?:<\/think>|$)/s

/** The reply without the thoughts that a reasoning model writes first. */
export function removeThoughts(reply: string): string {
  // A stream may have brought only "<thi", or nothing.
  return '<think>'.startsWith(reply.trim()) ? '' : reply.replace(THOUGHTS, '')
}

/** Whether a reply has more than thoughts and white space. */
export const hasWords = (reply: string) => removeThoughts(reply).trim() !== ''

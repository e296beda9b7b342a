/** Some servers send the opening tag as part of the prompt, so that a reply lacks it. */
const THOUGHTS = /^(?:(?:\s*<think>.*?(?:<\/think>|$))+|(?:(?!<think>).)*?<\/think>)/s

/** The reply without the thoughts that a reasoning model writes first. */
export function removeThoughts(markdown: string): string {
  // A stream may have brought only "<thi", or nothing.
  return '<think>'.startsWith(markdown.trim()) ? '' : markdown.replace(THOUGHTS, '')
}

/** Whether a reply has more than thoughts and white space. */
export const hasWords = (markdown: string) => removeThoughts(markdown).trim() !== ''

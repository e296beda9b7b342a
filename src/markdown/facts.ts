const SEPARATOR = /\s*[|｜·•\n]\s*|(?<![:：])\u3000+/
/** "Prep: about 10 min", "Serves 2", "2人分　20分" */
const EVIDENCE = /[|｜·•\u3000]|[:：]\s*(?:about |~)?\p{Nd}|^(?:serves|makes|yields?)\b/iu
/** "Serves 2", "Course: soup" */
const FACT = /^(?=.*[\p{N}:：]).{1,50}$/u

/** The facts in "Prep time: 10 minutes | Serves 2", or in one fact a line. */
export function splitFacts(text: string): string[] | undefined {
  const facts = text.split(SEPARATOR)
  return EVIDENCE.test(text) && facts.every((fact) => FACT.test(fact)) ? facts : undefined
}

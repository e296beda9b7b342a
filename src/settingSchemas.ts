import { z } from 'zod'

// Each message completes the sentence "NAME must be …".

export const onOrOffSchema = z
  .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', error: 'on or off' })
  .default(false)

export const secretSchema = z
  .string()
  .regex(/^[!-~]+$/, 'plain ASCII without spaces: copy all of it')

export const huggingFaceTokenSchema = secretSchema.startsWith('hf_', 'a token that starts with hf_')

/** The root of a server, its `/v1`, or the full URL. Becomes the full URL, with its query. */
export const chatUrlSchema = z
  .string()
  // fetch quotes a password in its error. A space means that two settings stand on one line.
  .regex(/^[^@\s]*$/, 'one URL without spaces, and without a password or any other @')
  .pipe(z.url({ protocol: /^https?$/, error: 'the http(s) URL of an OpenAI-compatible server' }))
  .transform((server) => {
    const url = new URL(server)
    const path = url.pathname.replace(/\/+$/, '')
    if (path.endsWith('/chat/completions')) url.pathname = path
    else url.pathname = `${path.replace(/\/v1$/, '')}/v1/chat/completions`
    return url.href
  })

export function integerSchema(min: number, max: number, noun: string) {
  const message = `${noun} from ${min} to ${max}`
  // A Worker's variable may be a number. Number() alone would read "0x50" and "8e1".
  const digits = z.coerce.string().regex(/^\d+$/, message)
  return digits.transform(Number).pipe(z.number().min(min, message).max(max, message))
}

import { z } from 'zod'

// Each message completes the sentence "NAME must be …".

export const onOrOffSchema = z
  .stringbool({ truthy: ['on'], falsy: ['off'], case: 'sensitive', error: 'on or off' })
  .default(false)

const SECRET_RULE = 'plain ASCII without spaces, double quotes or backslashes: copy all of it'

export const secretSchema = z.string(SECRET_RULE).regex(/^[!#-[\]-~]+$/, SECRET_RULE)

export const huggingFaceTokenSchema = secretSchema.startsWith('hf_', 'a token that starts with hf_')

const URL_RULE = 'the http(s) URL of an OpenAI-compatible server'

/** The root of a server, its `/v1`, or the full URL. Becomes the full URL, with its query. */
export const chatUrlSchema = z
  .string(URL_RULE)
  // fetch quotes a password in its error. A space means that two settings stand on one line.
  .regex(/^[^@\s]*$/, 'one URL without spaces, and without a password or any other @')
  .pipe(z.url({ protocol: /^https?$/, error: URL_RULE }))
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

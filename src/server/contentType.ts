export const isJson = (headers: Headers) => isOf('application/json', headers)
export const isEventStream = (headers: Headers) => isOf('text/event-stream', headers)

/** By the media type alone, whatever its parameters and letters' case (RFC 9110 §8.3). */
function isOf(mediaType: string, headers: Headers): boolean {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  return type.trim().toLowerCase() === mediaType
}

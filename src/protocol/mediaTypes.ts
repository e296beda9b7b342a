/** Whether the Content-Type begins with `type`, which is in lower case. Ignores the header's case. */
export function hasMediaType({ headers }: Request | Response, type: string): boolean {
  return headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false
}

export function isEventStream(response: Response): boolean {
  return response.ok && hasMediaType(response, 'text/event-stream')
}

/** Whether the Content-Type is `type`, given in lower case. */
export function hasMediaType({ headers }: Request | Response, type: string): boolean {
  return headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false
}

export function isEventStream(response: Response): boolean {
  return response.ok && hasMediaType(response, 'text/event-stream')
}

/** Whether the Content-Type begins with `type`, which is in lower case. Ignores the header's case. */
export function hasMediaType(headers: Headers, type: string): boolean {
  return headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false
}

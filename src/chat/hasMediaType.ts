/** Whether the Content-Type begins with `type`, in upper or lower case. Parameters may follow. */
export function hasMediaType(headers: Headers, type: string): boolean {
  return headers.get('Content-Type')?.toLowerCase().startsWith(type) ?? false
}

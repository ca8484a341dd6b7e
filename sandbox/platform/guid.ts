/** GUIDs: callers may write them in either case, the sandbox in lower case. */

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** The id as it is stored: a GUID, or what begins with one, in lower case; any other text unchanged. */
export function storedId(id: string): string {
  return guid.test(id) ? id.toLowerCase() : id
}

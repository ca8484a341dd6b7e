/** GUIDs: written in either case by callers, in small letters by the sandbox. */

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** The id as it is stored: a GUID, or what begins with one, without its capitals; any other text as it is. */
export function storedId(id: string): string {
  return guid.test(id) ? id.toLowerCase() : id
}

/** GUIDs: case-insensitive from callers, stored in lower case. */

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** A version 4 UUID from hexadecimal digits. */
export function uuidOf(digits: string, variant = '8'): string {
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits) ?? []
  const [a, b, c, d, e] = parts
  return `${a}-${b}-4${c}-${variant}${d}-${e}`
}

/** The stored form of an id: lower case for a GUID or its prefix, any other text unchanged. */
export function storedId(id: string): string {
  return guid.test(id) ? id.toLowerCase() : id
}

/** GUIDs: callers may write them in either case, the sandbox in lower case. */

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i

/** A UUID of version 4, made of hexadecimal digits. */
export function uuidOf(digits: string, variant = '8'): string {
  const [, ...parts] = /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(digits) ?? []
  const [a, b, c, d, e] = parts
  return `${a}-${b}-4${c}-${variant}${d}-${e}`
}

/** The id as it is stored: a GUID, or what begins with one, in lower case; any other text unchanged. */
export function storedId(id: string): string {
  return guid.test(id) ? id.toLowerCase() : id
}

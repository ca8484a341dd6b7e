/** A text of the parts that there are. */
export function joined(separator: string, parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(separator)
}

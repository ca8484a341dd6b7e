/** Joins the parts that are present. */
export function joined(separator: string, parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(separator)
}

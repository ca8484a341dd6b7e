/** The whole number of units in a text field, or undefined when it holds anything else. */
export function readUnits(text: string): number | undefined {
  const trimmed = text.trim()
  return /^\d{1,5}$/.test(trimmed) ? Number(trimmed) : undefined
}

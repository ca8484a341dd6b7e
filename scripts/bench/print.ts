/** A line of a table: a name and figures. */
export function print([name = '', ...cells]: readonly string[]): void {
  console.log(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`)
}

/** The ratio as text; empty where a figure is unknown. */
export function times(more: number | undefined, less: number | undefined, digits = 2): string {
  return more === undefined || less === undefined ? '' : `${(more / less).toFixed(digits)} ×`
}

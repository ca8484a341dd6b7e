/** A line of a table: a name and figures. */
export function print([name = '', ...cells]: readonly string[]): void {
  console.log(`  ${name.padEnd(34)}${cells.map((cell) => cell.padStart(13)).join('')}`)
}

/** What a misspelt name was meant to be; loaded with the first mistake. */

/** How many letters have to be added, left out or replaced to make one name of another. */
const distance = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [at, other] of [...to].entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The name that takes the fewest changes of letters, whatever their case. */
export const nearestName = (name: string, names: readonly string[]): string | undefined => {
  const distanceTo = (other: string): number => distance(name.toLowerCase(), other.toLowerCase())
  return [...names].sort((a, b) => distanceTo(a) - distanceTo(b))[0]
}

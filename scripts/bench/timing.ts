/** The median: robust against outliers from other load. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN
}

/** Mean milliseconds of sequential calls. */
export async function timePerCall(count: number, call: () => unknown): Promise<number> {
  const before = performance.now()
  for (let index = 0; index < count; index += 1) await call()
  return (performance.now() - before) / count
}

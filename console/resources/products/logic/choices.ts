// Choices of a variant, and the combinations of a product's options.
import type { ProductOption } from 'storefront-client'

/** A variant's choices: the option's name to the choice's. */
export type Choices = Readonly<Record<string, string>>

/** A canonical key of choices, independent of order. */
export function choicesKey(choices: Choices | undefined): string {
  return JSON.stringify(Object.entries(choices ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The number of variants of these options; 0 while one lacks choices or a name of its own. */
export function combinationCount(options: readonly ProductOption[]): number {
  const names = new Set(options.map(({ name }) => name))
  if (options.length === 0 || names.size < options.length) return 0
  return options.reduce(
    (count, { name, choices }) => (name ? count * (choices?.length ?? 0) : 0),
    1,
  )
}

/** The Cartesian product of the options' choices, the first option varying slowest. */
export function combinationsOf(options: readonly ProductOption[]): Choices[] {
  if (combinationCount(options) === 0) return []
  return options.reduce<Choices[]>(
    (rows, { name = '', choices = [] }) =>
      rows.flatMap((row) =>
        choices.map(({ description = '' }) => ({ ...row, [name]: description })),
      ),
    [{}],
  )
}

/** The explanation of options that no call takes; loaded when it is needed. */
import type { ApiError } from '../errors/api-error.ts'
import { invalidArgument } from '../errors/invalid-argument.ts'
import { isRecord } from '../values/json.ts'
import { callOptionNames } from './call-option-names.ts'

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

const nearest = (name: string, names: readonly string[]): string | undefined => {
  const distanceTo = (other: string): number => distance(name.toLowerCase(), other.toLowerCase())
  return [...names].sort((a, b) => distanceTo(a) - distanceTo(b))[0]
}

/** The usage error of options that {@link areCallOptions} refuses. */
export const refuseOptions = (options: unknown): ApiError => {
  if (!isRecord(options)) return invalidArgument('options', 'must be an object')
  const names = Object.keys(callOptionNames)
  const unknown = Object.keys(options).find((name) => !names.includes(name)) ?? ''
  return invalidArgument(
    `options.${unknown}`,
    `is no option of a call: did you mean ${nearest(unknown, names)}?`,
  )
}

/** How many changes of a room were noticed, and which were not. */
import { isKill, type Outcomes } from './outcomes.ts'
import type { Mutant } from './plan.ts'

/** The share of changes that a test noticed. Those of constants, which no test reaches while it runs, are left out. */
export interface Score {
  readonly percent: number
  readonly tried: number
  readonly constants: number
}

/** Counts what came of a plan. */
export function scoreOf(mutants: readonly Mutant[], outcomes: Outcomes): Score {
  const counted = mutants.filter(({ key }) => outcomes.of(key) !== 'constant')
  const killed = counted.filter(({ key }) => isKill(outcomes.of(key))).length
  return {
    percent: counted.length === 0 ? 100 : (100 * killed) / counted.length,
    tried: counted.length,
    constants: mutants.length - counted.length,
  }
}

/** What was not noticed, as one line each. */
export function survivorsOf(mutants: readonly Mutant[], outcomes: Outcomes): string[] {
  return mutants.flatMap(({ file, line, key, original, replacement }) => {
    const verdict = outcomes.of(key)
    if (isKill(verdict) || verdict === 'constant') return []
    const change = `${shortened(original)}  →  ${shortened(replacement)}`
    return [`${file}:${line} ${verdict === undefined ? '(no test reaches it) ' : ''}${change}`]
  })
}

const shortened = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 90)}…` : line
}

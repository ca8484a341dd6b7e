/** Sign-ins and sign-outs of a session, one generation after the other. */
import { flowError } from '../../errors/flow-error.ts'

/** The error of a sign-in that was overtaken by another sign-in or a sign-out. */
export const sessionChanged = () =>
  flowError('SESSION_CHANGED', 'The session changed while signing in')

/** Counts sign-ins and sign-outs, and ends the renewals that began before the last one. */
export const createGenerations = () => {
  let generation = 0
  let ending = new AbortController()
  return {
    get current() {
      return generation
    },
    get signal() {
      return ending.signal
    },
    next: (): number => {
      ending.abort()
      ending = new AbortController()
      generation += 1
      return generation
    },
  }
}

/** The generation counter of one session, with its abort signal. */
export type Generations = ReturnType<typeof createGenerations>

/** Sign-ins and sign-outs of a session, one generation after the other. */
import { flowError } from '../../errors/flow-error.ts'

/** The error of a sign-in that was overtaken by another sign-in or a sign-out. */
export const sessionChanged = () =>
  flowError('SESSION_CHANGED', 'The session changed while signing in')

/** Counts sign-ins and sign-outs, and ends the renewal that began before the last one. */
export const createGenerations = () => {
  let generation = 0
  let ending: AbortController | undefined
  return {
    get current() {
      return generation
    },
    /** The signal of a new renewal. Each has its own: on Cloudflare a signal belongs to one request. */
    beginRenewal: (): AbortSignal => {
      ending = new AbortController()
      return ending.signal
    },
    next: (): number => {
      ending?.abort()
      generation += 1
      return generation
    },
  }
}

/** The generation counter of one session, with the signal of its renewals. */
export type Generations = ReturnType<typeof createGenerations>

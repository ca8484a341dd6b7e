/** Ends refresh tokens at the platform, also over a lost network and the end of the page. */
import { revokeRefreshToken } from '../../generated/operations/tokens.ts'
import type { Run } from '../calls/outcome.ts'
import { isPassing } from '../errors/system-error.ts'

/** The times of a sign-out, in milliseconds. */
export const signOutPolicy = {
  /** The longest wait for the address of the hosted sign-out page. */
  addressTimeout: 5_000,
  /** The longest wait for a revocation. One that was not answered is repeated in the background. */
  revocationTimeout: 5_000,
  /** Before the first repetition; each further wait is twice as long. */
  firstWait: 1_000,
  longestWait: 60_000,
  /** How often a revocation is repeated at most: about a quarter of an hour of waiting. */
  repetitions: 20,
} as const

/** Listens to the page; does nothing where there is none. */
const onPage = (name: 'online' | 'pagehide', listener: () => void): (() => void) => {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}

/** A waiting revocation must not keep a Node process alive; browsers' timers are numbers. */
const release = (timer: unknown): void => {
  if (typeof timer === 'object' && timer && 'unref' in timer && typeof timer.unref === 'function') {
    timer.unref()
  }
}

/** Waits, or for as long as the browser is offline; less when the network comes back or the page goes. */
const nextChance = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      for (const stop of stops) stop()
      resolve()
    }
    const isOffline = globalThis.navigator?.onLine === false
    const timer = isOffline ? undefined : setTimeout(end, milliseconds)
    release(timer)
    const stops = [onPage('online', end), onPage('pagehide', end)]
  })

/**
 * Makes a function that revokes refresh tokens. It settles after the first attempt, and never fails: a
 * token whose revocation was not answered is held in memory and revoked later.
 *
 * @param run performs the call without credentials, by requests that outlive the page
 */
export const createRevocation = (run: Run): ((refreshToken: string) => Promise<void>) => {
  /** @returns whether the platform has answered: an unknown token has ended, too */
  const attempt = async (token: string): Promise<boolean> => {
    const options = { timeout: signOutPolicy.revocationTimeout }
    const { error } = await run(revokeRefreshToken, { body: { token } }, options)
    const { status = 0 } = error ?? {}
    return !error || (status >= 400 && status < 500 && !isPassing(status))
  }

  const repeat = async (token: string): Promise<void> => {
    const { firstWait, longestWait, repetitions } = signOutPolicy
    for (let count = 0; count < repetitions; count += 1) {
      await nextChance(Math.min(firstWait * 2 ** count, longestWait))
      if (await attempt(token)) return
    }
  }

  return async (token) => {
    if (!(await attempt(token))) void repeat(token)
  }
}

/**
 * Work that is done once: when it is called for, or before that when the page goes.
 *
 * @returns calls for it
 */
export const beforePageGoes = (work: () => Promise<unknown>): (() => Promise<unknown>) => {
  let begun: Promise<unknown> | undefined
  const begin = (): Promise<unknown> => {
    stop()
    begun ??= work()
    return begun
  }
  const stop = onPage('pagehide', begin)
  return begin
}

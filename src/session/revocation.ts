/** Revokes refresh tokens, even offline or while the page unloads. */
import { revokeRefreshToken } from '../../generated/operations/tokens.ts'
import type { Run } from '../calls/outcome.ts'
import { isPassing } from '../errors/system-error.ts'
import { onPage } from '../values/on-page.ts'
import { unref } from '../values/unref.ts'

/** The times of a sign-out, in milliseconds. */
export const signOutPolicy = {
  /** The longest wait for the address of the hosted sign-out page. */
  addressTimeout: 5_000,
  /** The longest wait for a revocation. One without a response is retried in the background. */
  revocationTimeout: 5_000,
  /** Before the first retry; it doubles each time. */
  firstWait: 1_000,
  longestWait: 60_000,
  /** The maximum number of retries: about a quarter of an hour of waiting. */
  repetitions: 20,
} as const

/** Waits for the delay, or while the browser is offline; ends early when the network returns or the page closes. */
const nextChance = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const waiting = new AbortController()
    const end = (): void => {
      clearTimeout(timer)
      waiting.abort()
      resolve()
    }
    const isOffline = globalThis.navigator?.onLine === false
    const timer = isOffline ? undefined : unref(setTimeout(end, milliseconds))
    onPage('online', end, waiting)
    onPage('pagehide', end, waiting)
  })

/**
 * Makes a function that revokes refresh tokens. It settles after the first attempt, and never fails:
 * a token whose revocation got no response is kept in memory and revoked later.
 *
 * @param run performs the call without credentials
 */
export const createRevocation = (run: Run): ((refreshToken: string) => Promise<void>) => {
  /** @returns whether the platform has responded: an unknown token counts as revoked */
  const attempt = async (token: string): Promise<boolean> => {
    const options = { timeout: signOutPolicy.revocationTimeout, keepalive: true }
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
 * Makes work run once: when the returned function is called, or earlier when the page closes.
 *
 * @returns starts the work
 */
export const beforePageGoes = (work: () => Promise<unknown>): (() => Promise<unknown>) => {
  const waiting = new AbortController()
  let begun: Promise<unknown> | undefined
  const begin = (): Promise<unknown> => {
    waiting.abort()
    begun ??= work()
    return begun
  }
  onPage('pagehide', begin, waiting)
  return begin
}

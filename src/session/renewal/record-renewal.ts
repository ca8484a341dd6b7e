/** Renews the stored tokens: single-flight per client, and in one tab at a time. */
import { type Lock, withLock } from '../tokens/lock.ts'
import type { Tokens } from '../tokens/tokens.ts'
import { type Generations, sessionChanged } from './generations.ts'
import type { Grants } from './grants.ts'
import { type RenewalNeed, type RenewalOptions, singleFlight } from './policy.ts'
import { needsRenewal, renewTokens } from './renewal.ts'
import type { TokenRecord } from './token-record.ts'

/** The parts of a renewal. */
export interface RenewalParts extends RenewalOptions {
  readonly grants: Grants
  /** Serialises the renewals of clients that share the storage. */
  readonly lock: Lock
  readonly lockName: string
}

/** Limits repeated renewals: with a storage that never returns its writes, they would loop forever. */
const mostRounds = 5

/** Makes the function that renews the tokens. */
export const createRenewal = (
  parts: RenewalParts,
  record: TokenRecord,
  generations: Generations,
) => {
  const { grants, lock, lockName } = parts

  const renewRecord = async ({ refused, retries }: RenewalNeed): Promise<Tokens> => {
    for (let round = 1; round <= mostRounds; ) {
      const begun = generations.current
      const signal = generations.beginRenewal()
      const held = await record.readNewest()
      // Another caller or another tab may have renewed just before.
      const isNewer = held !== undefined && held.accessToken.value !== refused
      if (isNewer && !needsRenewal(held, parts)) return held
      try {
        const call = { signal, retries }
        const context = { grants, read: record.read, options: parts, refused, call }
        const { tokens, from, reason } = await renewTokens(context, held)
        // A sign-in or sign-out in the meantime wins over the tokens of the old session.
        const isWritten = await record.write(
          tokens,
          reason,
          (now) =>
            begun === generations.current && now?.refreshToken.value === from?.refreshToken.value,
        )
        if (isWritten) return tokens
      } catch (error) {
        if (begun === generations.current) throw error
      }
      if (begun === generations.current) round += 1
    }
    throw sessionChanged()
  }

  return singleFlight((need: RenewalNeed) => withLock(lock, lockName, () => renewRecord(need)))
}

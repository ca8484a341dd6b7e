/** The stored record of a session's tokens: read and written in order, within and between tabs. */
import { pause } from '../../transport/with-timeout.ts'
import { isPromise } from '../../values/json.ts'
import type { TokenStorage } from '../tokens/storage.ts'
import type { TabChannel } from '../tokens/tab-sync.ts'
import {
  mostEarly,
  type Role,
  readTokens,
  roleOf,
  signInIdOf,
  type Tokens,
} from '../tokens/tokens.ts'
import { type SessionChangeReason, SessionEvents } from './session-events.ts'

/** How long a write may take to reach another tab, in milliseconds. */
const longestDelay = 1000

const versionOf = (tokens: Tokens | undefined): number => tokens?.renewal?.version ?? 0

const stamp = (tokens: Tokens, before: Tokens | undefined): Tokens => ({
  ...tokens,
  renewal: {
    signInId: signInIdOf(tokens),
    early: mostEarly,
    ...tokens.renewal,
    version: Math.max(Date.now(), versionOf(before) + 1),
  },
})

/** The tokens of one session in their storage. */
export interface TokenRecord {
  readonly events: SessionEvents
  /** The role now; with an asynchronous storage, or one that fails, the role last read. */
  readonly role: Role
  /** The storage's tokens; synchronous where the storage is. */
  peek(): Tokens | undefined | Promise<Tokens | undefined>
  /** The storage's tokens. The listeners are called when the session has changed. */
  read(): Promise<Tokens | undefined>
  /** The storage's tokens, read after the last write of another tab has arrived. */
  readNewest(): Promise<Tokens | undefined>
  /**
   * Writes after all writes before it.
   *
   * @param counts decides, by the tokens stored at that moment, whether the write is still valid
   * @returns whether the tokens were written
   */
  write(
    tokens: Tokens | undefined,
    reason: SessionChangeReason | undefined,
    counts: (now: Tokens | undefined) => boolean,
  ): Promise<boolean>
}

/** Makes the record of a session in its storage; it writes nothing by itself. */
export const createTokenRecord = (storage: TokenStorage, channel: TabChannel): TokenRecord => {
  const events = new SessionEvents()
  /** Serialises the writes. */
  let writes: Promise<unknown> = Promise.resolve()
  /** Odd while a write is running: a read at that moment may return old or new tokens. */
  let writeSteps = 0
  /** Whether the storage is asynchronous: then the session is unknown until the first read. */
  let isSlow = false

  /** @param before the value of `writeSteps` when the read began */
  const observe = (stored: unknown, before: number): Tokens | undefined => {
    const tokens = readTokens(stored)
    const isSettled = before === writeSteps && before % 2 === 0
    if (isSettled) events.observe(tokens, isSlow ? 'found' : undefined)
    return tokens
  }

  const peek: TokenRecord['peek'] = () => {
    const before = writeSteps
    const stored = storage.get()
    if (!isPromise(stored)) return observe(stored, before)
    isSlow = true
    return stored.then((held) => observe(held, before))
  }

  const read: TokenRecord['read'] = async () => peek()

  return {
    events,
    get role() {
      // A caller that needs the tokens gets the failure.
      try {
        const held = storage.get()
        if (!isPromise(held)) return roleOf(readTokens(held))
        held.catch(() => {})
      } catch {}
      return events.role
    },
    peek,
    read,
    readNewest: async () => {
      const latest = Date.now() + longestDelay
      for (;;) {
        const newest = await channel.newest()
        const held = await read()
        if (versionOf(held) >= newest || Date.now() > latest) return held
        await pause(10)
      }
    },
    write: (tokens, reason, counts) => {
      const step = writes.then(async () => {
        const now = await read().catch(() => undefined)
        if (!counts(now)) return false
        const stamped = tokens && stamp(tokens, now)
        writeSteps += 1
        try {
          await storage.set(stamped)
        } finally {
          writeSteps += 1
        }
        events.record(tokens, reason)
        await channel.announce(stamped?.renewal?.version)
        return true
      })
      writes = step.catch(() => {})
      return step
    },
  }
}

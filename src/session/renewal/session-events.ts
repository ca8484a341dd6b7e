/** Detects changes of a session's visitor or member, and calls the listeners. */
import { callHook } from '../../transport/hooks.ts'
import { type Role, roleOf, signInIdOf, type Tokens } from '../tokens/tokens.ts'
import type { RenewalReason } from './renewal.ts'

/**
 * Why a session changed. `found`: an asynchronous storage was read for the first time; until then the
 * role is `none`. `visitor`: the first call made a visitor, or the visitor's tokens could not be
 * renewed and a new visitor begins, with an empty cart. `refused`: the platform refused the
 * member's refresh token. `unavailable`: the platform did not respond, and calls are a visitor's
 * until the member is `restored`. `elsewhere`: another tab, or the app itself, changed the storage.
 */
export type SessionChangeReason =
  | RenewalReason
  | 'found'
  | 'signed-in'
  | 'signed-out'
  | 'set'
  | 'elsewhere'

/** A change of the session's visitor or member. Renewals of the same session are not changes. */
export interface SessionChange {
  readonly role: Role
  readonly previousRole: Role
  readonly reason: SessionChangeReason
}

/** Called after every change. */
export type SessionListener = (change: SessionChange) => void

/** The changes of one session, and who listens to them. */
export class SessionEvents {
  readonly listeners = new Set<SessionListener>()
  /** Whose session was seen last. */
  #known: { readonly role: Role; readonly signInId: string | undefined } | undefined

  /** The role seen last. */
  get role(): Role {
    return this.#known?.role ?? 'none'
  }

  /** Compares the storage's tokens with the last seen; `first` is the reason of the first comparison. */
  observe(tokens: Tokens | undefined, first: 'found' | undefined): void {
    const known = this.#known
    if (!known) this.record(tokens, first)
    else if (known.role !== roleOf(tokens) || known.signInId !== (tokens && signInIdOf(tokens))) {
      this.record(tokens, 'elsewhere')
    }
  }

  /**
   * Remembers the session's visitor or member, and calls the listeners when it has changed.
   *
   * @param reason absent for a renewal, and for a storage that can be read at any time
   */
  record(tokens: Tokens | undefined, reason: SessionChangeReason | undefined): void {
    const previousRole = this.role
    const role = roleOf(tokens)
    this.#known = { role, signInId: tokens && signInIdOf(tokens) }
    if (reason === undefined || (previousRole === 'none' && role === 'none')) return
    const change: SessionChange = { role, previousRole, reason }
    // Each listener in its own task: one that throws harms neither the session nor the others.
    for (const listener of this.listeners) {
      queueMicrotask(() => this.listeners.has(listener) && callHook(listener, change))
    }
  }
}

/** Whom a client speaks for, as last seen, and who is told when that changes. */
import { callHook } from '../../transport/hooks.ts'
import { type Role, roleOf, signInIdOf, type Tokens } from '../tokens/tokens.ts'
import type { RenewalReason } from './renewal.ts'

/**
 * Why a session is another one than before. `found`: an asynchronous storage has said whom it
 * holds; until then the role reads `none`. `visitor`: the first call made a visitor, or the platform
 * no longer takes the visitor's refresh token and another visitor begins, with an empty cart.
 * `refused`: it no longer takes the member's. `unavailable`: it could not be asked; the member comes
 * back (`restored`) when it can. `elsewhere`: another tab, or the app itself in the storage, changed
 * it.
 */
export type SessionChangeReason =
  | RenewalReason
  | 'found'
  | 'signed-in'
  | 'signed-out'
  | 'set'
  | 'elsewhere'

/** A change of who the client speaks for. Renewals of the same session are not changes. */
export interface SessionChange {
  readonly role: Role
  readonly previousRole: Role
  readonly reason: SessionChangeReason
}

/** Told of every change, after it happened. */
export type SessionListener = (change: SessionChange) => void

const whose = (tokens: Tokens | undefined): string =>
  tokens ? `${roleOf(tokens)} ${signInIdOf(tokens)}` : 'none'

export class SessionEvents {
  readonly listeners = new Set<SessionListener>()
  #known: { readonly role: Role; readonly whose: string } | undefined

  /** The role seen last. */
  get role(): Role {
    return this.#known?.role ?? 'none'
  }

  /** What the storage holds has been seen: `first` is why it counts as a change when it is the first look. */
  observe(tokens: Tokens | undefined, first: 'found' | undefined): void {
    if (!this.#known) this.record(tokens, first)
    else if (this.#known.whose !== whose(tokens)) this.record(tokens, 'elsewhere')
  }

  /**
   * Remembers who the client speaks for, and tells it when that has changed.
   *
   * @param reason absent for a renewal, and for what could be seen all along
   */
  record(tokens: Tokens | undefined, reason: SessionChangeReason | undefined): void {
    const previousRole = this.role
    const role = roleOf(tokens)
    this.#known = { role, whose: whose(tokens) }
    if (reason === undefined || (previousRole === 'none' && role === 'none')) return
    const change: SessionChange = { role, previousRole, reason }
    // Each listener in its own task: one that throws harms neither the session nor the others.
    for (const listener of this.listeners) queueMicrotask(() => callHook(listener, change))
  }
}

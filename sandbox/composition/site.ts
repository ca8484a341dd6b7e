/** A store of the sandbox: its options and its API. */

import type { AccountSettings } from '../commerce/rules/documents/settings.ts'
import type { SeedProgress } from '../demo/seed/options.ts'
import type { CouponExample } from '../demo/seed/written.ts'
import type { Credentials } from '../people/accounts/sign-in.ts'
import type { ProvidedPerson, TokenParams } from '../people/identity/identity-provider.ts'
import type { Mail, MailQuery } from '../people/mail/mail.ts'
import type { Clock } from '../platform/clock.ts'
import type { Ids } from '../platform/ids.ts'
import type { MovableClock } from '../platform/movable-clock.ts'
import type { RequestQuery } from '../web/developer/read-requests.ts'
import type { Snapshot } from '../web/developer/tools.ts'
import type { Faults } from '../web/faults/faults.ts'
import type { LoggedRequest } from '../web/requests/logged.ts'

/** How to open a sandbox. */
export interface SandboxOptions {
  /** A folder, or `memory` for a store that ends with the process (the default). */
  readonly data?: string | undefined
  /** A PostgreSQL server (15 or newer) instead. */
  readonly databaseUrl?: string | undefined
  /** The most connections to that server at once; 10 when left out. */
  readonly poolSize?: number | undefined
  /** The number an empty store is drawn from. A store that exists is left as it is. */
  readonly seed?: number | undefined
  /** About how many products an empty store gets. */
  readonly products?: number | undefined
  /**
   * What the site requires of people who register or sign in: `emailVerification`,
   * `ownerApproval`, `captcha`. A new store requires nothing; an existing one keeps what is left out.
   */
  readonly accounts?: Partial<AccountSettings> | undefined
  /**
   * Addresses outside this machine that sign-in, sign-out and checkout may return to, in place of
   * those a store has. An address of this machine needs no registration.
   */
  readonly redirectUris?: readonly string[] | undefined
  /**
   * Refuses what only the sandbox has (operators, fields and sorting of queries, keys that name an
   * action), and says what works on the hosted platform in its place. Off when left out.
   */
  readonly strict?: boolean | undefined
  /** Holds every answer against the description, and fails the call where it differs. Off when left out. */
  readonly checkAnswers?: boolean | undefined
  /** Whether the store takes payments; one that takes none makes no checkouts. A new store does. */
  readonly payments?: boolean | undefined
  /** The time it goes by; the machine's own when left out. */
  readonly clock?: Clock | undefined
  /**
   * Where new ids come from: random ones when left out, `seeded` for ids that repeat when the same calls
   * are made in the same order. Tokens and codes are drawn at random always.
   */
  readonly ids?: Ids | 'seeded' | undefined
  /** Called while a large store is filled (above 600 products), with how many are done and how many there will be. */
  readonly progress?: SeedProgress | undefined
  /** Called with the text of each unexpected failure, and with what to know of a server; standard error when left out. */
  readonly log?: ((text: string) => void) | undefined
}

/** The seed and the account settings of a further site. */
export interface SiteOptions
  extends Pick<
    SandboxOptions,
    'seed' | 'products' | 'accounts' | 'redirectUris' | 'strict' | 'payments' | 'clock' | 'ids'
  > {
  /** A label of a host: small letters, digits and hyphens. */
  readonly name: string
}

/** A store: its data, its request log, and the developer's tools. */
export interface Site {
  /** Client id, API key and accounts. */
  readonly site: {
    readonly clientId: string
    readonly apiKey: string
    readonly owner: Credentials
    readonly member: Credentials
    /** Example coupon codes by kind. */
    readonly coupons: Readonly<Record<CouponExample, string>>
  }
  /** The site's connection to the sandbox's own identity provider, for single sign-on. */
  readonly idpConnectionId: string
  /** Token parameters by which that provider signs a person in: the demo member when none is named. */
  idpTokenParams(person?: ProvidedPerson): Promise<TokenParams>
  /** Mails the platform would have sent, the newest first. Also at `/_sandbox/outbox`. */
  outbox(query?: MailQuery): Promise<Mail[]>
  /**
   * What was asked of the store and how it answered, the newest first and without secrets. Also at
   * `/_sandbox/`, and as JSON at `/_sandbox/requests.json`.
   */
  requests(query?: RequestQuery): Promise<readonly LoggedRequest[]>
  /** The store's one clock: tokens, codes and coupons expire by it. Also at `/_sandbox/clock`. */
  readonly clock: MovableClock
  /** Simulated failures, by operation and rate. Also at `/_sandbox/faults`. */
  readonly faults: Faults
  /**
   * Keeps what the store is now, to be brought back by `restore`. Also at `/_sandbox/snapshots`.
   *
   * @param name the time when left out; an earlier snapshot of the name is replaced
   */
  snapshot(name?: string): Promise<Snapshot>
  /** The snapshots, the newest first. */
  snapshots(): Promise<Snapshot[]>
  /** Restores a snapshot, sign-ins included. Rejects when there is no such snapshot. */
  restore(name: string): Promise<void>
  /** Forgets a snapshot. Rejects when there is none of the name. */
  removeSnapshot(name: string): Promise<void>
  /** Draws the store anew from its seed, with the settings it was opened with. Snapshots stay. */
  reset(): Promise<void>
  /** The store as a file (lines of JSON), without sign-ins, mails and keys; passwords are hashed. */
  export(): Promise<Uint8Array<ArrayBuffer>>
  /** Replaces the store by the content of a file, all or nothing. It keeps its own client id and API key. */
  import(file: Uint8Array | string): Promise<void>
}

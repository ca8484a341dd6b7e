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
import type { SiteHistory } from '../web/developer/tools.ts'
import type { Faults } from '../web/faults/faults.ts'
import type { LoggedRequest } from '../web/requests/logged.ts'

/** The options of a sandbox. */
export interface SandboxOptions {
  /** A data folder, or `memory` for a store that ends with the process (the default). */
  readonly data?: string | undefined
  /** A PostgreSQL server (15 or newer) instead. */
  readonly databaseUrl?: string | undefined
  /** The maximum connections to that server; 10 by default. */
  readonly poolSize?: number | undefined
  /** The seed of an empty store. An existing store is left unchanged. */
  readonly seed?: number | undefined
  /** The approximate number of products of an empty store. */
  readonly products?: number | undefined
  /**
   * The site's requirements for sign-up and sign-in: `emailVerification`, `ownerApproval`, `captcha`. A
   * new store requires nothing; an existing one keeps omitted settings.
   */
  readonly accounts?: Partial<AccountSettings> | undefined
  /**
   * External redirect targets of sign-in, sign-out and checkout, replacing those of an existing store.
   * Local addresses need no registration.
   */
  readonly redirectUris?: readonly string[] | undefined
  /**
   * Refuses the sandbox's additions (operators, fields and sorting of queries, idempotency keys), and
   * names the hosted platform's alternative. Off by default.
   */
  readonly strict?: boolean | undefined
  /** Validates every response against the description, and fails the call on a violation. Off by default. */
  readonly checkAnswers?: boolean | undefined
  /** Whether the store takes payments; without them it has no checkout. On in a new store. */
  readonly payments?: boolean | undefined
  /** The store's clock; the system clock by default. */
  readonly clock?: Clock | undefined
  /**
   * The source of new ids: random by default, `seeded` for ids that repeat with the same sequence of
   * calls. Tokens and codes are always random.
   */
  readonly ids?: Ids | 'seeded' | undefined
  /** Called while a large store is seeded (above 600 products), with seeded and total products. */
  readonly progress?: SeedProgress | undefined
  /** Called with each unexpected failure and server warning; standard error by default. */
  readonly log?: ((text: string) => void) | undefined
}

/** The seed and the account settings of a further site. */
export interface SiteOptions
  extends Pick<
    SandboxOptions,
    'seed' | 'products' | 'accounts' | 'redirectUris' | 'strict' | 'payments' | 'clock' | 'ids'
  > {
  /** A host label: lower-case letters, digits and hyphens. */
  readonly name: string
}

/** A store: its data, its request log, and the developer's tools. */
export interface Site extends SiteHistory {
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
  /** Token parameters that sign a person in by that provider: the demo member by default. */
  idpTokenParams(person?: ProvidedPerson): Promise<TokenParams>
  /** E-mails the platform would have sent, newest first. Also at `/_sandbox/outbox`. */
  outbox(query?: MailQuery): Promise<Mail[]>
  /**
   * The request log, newest first and without secrets. Also at `/_sandbox/`, and as JSON at
   * `/_sandbox/requests.json`.
   */
  requests(query?: RequestQuery): Promise<readonly LoggedRequest[]>
  /** The store's single clock: tokens, codes and coupons expire by it. Also at `/_sandbox/clock`. */
  readonly clock: MovableClock
  /** Simulated failures, by operation and rate. Also at `/_sandbox/faults`. */
  readonly faults: Faults
}

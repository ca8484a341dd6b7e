/**
 * Throttles guessing. Wrong passwords and codes, unknown coupon codes and requested mails are counted per
 * account and per network address. The fifth wrong password of an account requires a captcha; the twentieth
 * failure of any kind locks out for a while. The site's settings can disable all of it, for test suites.
 */

import { type SqlBool, sql } from 'kysely'
import type { CaptchaToken } from '../../../generated/wire.ts'
import { captchaVerdict } from '../../commerce/rules/captcha.ts'
import { normalEmail } from '../../commerce/rules/email.ts'
import { managesStore, ownerKeyOf, readOwnerKey } from '../../platform/caller.ts'
import type { Clock } from '../../platform/clock.ts'
import { ApplicationError } from '../../platform/errors.ts'
import type { Context, Platform } from '../../storage/context.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { deleteRows, findRows, putRow } from '../../storage/database/site-rows.ts'
import { assertPassed } from '../identity/captcha.ts'
import { readSettings, secondsAfter } from '../identity/settings.ts'

/** Limits of failures within fifteen minutes. */
export const throttleLimits = {
  seconds: 15 * 60,
  captcha: 5,
  account: 20,
  address: 100,
} as const

/** The source of an attempt: account or visitor id, if any, and network address, if known. */
export interface Attempt {
  readonly email?: string | undefined
  readonly address?: string | undefined
}

/** Counted separately: wrong passwords and device codes; mails with a code or a link; their wrong codes; coupon codes. */
type Counted = 'sign-in' | 'mail' | 'code' | 'coupon'

type Site = SiteStore & Pick<Platform, 'clock'>

/** A store's attempts under way by subject, in their order: each counts for those behind it before it has failed. */
type UnderWay = Map<string, Set<Attempt>>

/** By the clock, of which each store has one: its database handle changes with the transaction. */
const underWayBy = new WeakMap<Clock, UnderWay>()

/** Counts an attempt while it is under way; the returned function ends that. */
export function startAttempt({ clock }: Pick<Platform, 'clock'>, attempt: Attempt, kind: Counted) {
  const underWay: UnderWay = underWayBy.get(clock) ?? new Map()
  underWayBy.set(clock, underWay)
  const subjects = subjectsOf(attempt, kind)
  for (const subject of subjects)
    underWay.set(subject, (underWay.get(subject) ?? new Set()).add(attempt))
  return () => {
    for (const subject of subjects) {
      underWay.get(subject)?.delete(attempt)
      if (underWay.get(subject)?.size === 0) underWay.delete(subject)
    }
  }
}

/**
 * Refuses an account or address with too many failures.
 *
 * @param own how many of the counted ones are the attempt's own
 */
export async function assertMayTry(
  site: Site,
  attempt: Attempt,
  tokens: readonly CaptchaToken[] | undefined,
  kind: Counted = 'sign-in',
  own = 0,
): Promise<void> {
  const subjects = subjectsOf(attempt, kind)
  if (subjects.length === 0) return
  const now = site.clock.now()
  const counts = sql<SqlBool>`subject = any(${subjects}::text[]) and ${isOpen(now)}`
  const rows = await findRows(site, 'sign_in_failures', {}, counts)
  const counted = subjects.map((subject) => {
    const { failures = 0, until_date } = rows.find((row) => row.subject === subject) ?? {}
    const ahead = [...(underWayBy.get(site.clock)?.get(subject) ?? [])].indexOf(attempt)
    const before = failures - own + Math.max(0, ahead)
    return { subject, failures: before, until: until_date ?? windowEnd(now) }
  })
  const isSignIn = kind === 'sign-in'
  // The settings are read last: the common path runs the same statements for everyone.
  const isBelow = counted.every(({ failures }) => failures < throttleLimits.captcha)
  if (isBelow || (await readSettings(site)).unthrottled) return
  for (const { subject, failures, until } of counted) {
    const isAccount = /^(?:\w+ )?account:/.test(subject)
    if (failures >= (isAccount ? throttleLimits.account : throttleLimits.address)) {
      const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000)
      const description = `Too many attempts. Try again in ${retryAfter} seconds.`
      throw new ApplicationError(429, 'THROTTLED_FEATURE', description, { retryAfter })
    }
    if (isSignIn && isAccount && failures >= throttleLimits.captcha) {
      assertPassed(captchaVerdict(tokens))
    }
  }
}

/** Counts a requested mail, or refuses it after too many in the window. */
export async function assertMayMail(site: Site, attempt: Attempt): Promise<void> {
  // Counted first: its row then stays locked, so that concurrent requests see each other.
  await countFailure(site, attempt, 'mail')
  await assertMayTry(site, attempt, undefined, 'mail', 1)
}

/** Counts a failure; the first one starts the window of fifteen minutes. */
export async function countFailure(site: Site, attempt: Attempt, kind: Counted = 'sign-in') {
  const now = site.clock.now()
  const first = { failures: 1, until_date: windowEnd(now) }
  const more = { failures: sql`sign_in_failures.failures + 1` }
  await deleteRows(site, 'sign_in_failures', {}, sql`not (${isOpen(now)})`)
  for (const subject of subjectsOf(attempt, kind)) {
    await putRow(site, 'sign_in_failures', { subject }, first, more)
  }
}

/** Matches windows of this moment; those of a clock that was ahead have not begun. */
function isOpen(now: Date) {
  return sql<SqlBool>`until_date > ${now} and until_date <= ${windowEnd(now)}`
}

function windowEnd(start: Date): Date {
  return secondsAfter(start, throttleLimits.seconds)
}

/** Clears an account's failures after a correct password, or a new one. */
export async function forgetFailures(site: Site, { email }: { readonly email: string }) {
  for (const subject of subjectsOf({ email }, 'sign-in')) {
    await deleteRows(site, 'sign_in_failures', { subject })
  }
}

function subjectsOf({ email, address }: Attempt, kind: Counted): string[] {
  const prefix = kind === 'sign-in' ? '' : `${kind} `
  return [
    ...(email === undefined ? [] : [`${prefix}account:${normalEmail(email)}`]),
    ...(address === undefined ? [] : [`${prefix}address:${address}`]),
  ]
}

/**
 * Runs what applies a code to a cart. An unknown code counts as a guess of the caller; too many throw
 * THROTTLED_FEATURE. Store managers are exempt: they can list the codes.
 *
 * @param code the sent code, if any
 */
export async function countingGuesses<Answer>(
  context: Context,
  code: string | null | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (code === undefined || code === null || managesStore(context.caller)) return work()
  const person = readOwnerKey(ownerKeyOf(context.caller) ?? null)
  const attempt = { email: person?.id, address: context.address }
  const end = startAttempt(context, attempt, 'coupon')
  let isGuess = false
  // Counted afterwards: a refusal rolls back its transaction and any around it (idempotency key, `If-Match`).
  context.afterwards((platform) =>
    (isGuess ? countFailure(platform, attempt, 'coupon') : Promise.resolve()).finally(end),
  )
  await assertMayTry(context, attempt, undefined, 'coupon')
  try {
    return await work()
  } catch (error) {
    isGuess = error instanceof ApplicationError && error.code === 'ERROR_COUPON_DOES_NOT_EXIST'
    throw error
  }
}

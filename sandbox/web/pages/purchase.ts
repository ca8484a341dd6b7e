/**
 * The page where something other than a cart is bought: a slot, tickets, a plan, what an order still
 * owes. The sandbox has no calendar and no plans, so it shows what was asked for and takes it.
 */
import type { CallbackParams } from '../../../generated/wire.ts'
import type { RedirectDocument, RedirectIntent } from '../../commerce/rules/documents/redirect.ts'
import { isAllowedTarget } from '../../commerce/rules/redirect-targets.ts'
import {
  closeRedirectSession,
  findRedirectSession,
  type RedirectSession,
} from '../../people/identity/redirect-sessions.ts'
import { readSettings, siteName } from '../../people/identity/settings.ts'
import type { Platform } from '../../storage/context.ts'
import { type Html, html, nothing, page, redirect } from './html.ts'
import { messagePage } from './sign-in.ts'

/** One thing that can be bought without a cart. */
interface Purchase {
  readonly title: string
  readonly button: string
  /** The order summary, line by line; lines without a value are left out. */
  readonly lines: (asked: RedirectDocument) => readonly (readonly [string, unknown])[]
  /** The page of the app where another one is chosen. */
  readonly others?: { readonly callback: keyof CallbackParams; readonly text: string }
  /** Why it cannot be bought; `undefined` where it can. */
  readonly obstacle?: (asked: RedirectDocument) => string | undefined
}

const services = {
  callback: 'bookingsServiceListUrl',
  text: 'Choose another service',
} as const

/** What each session is about; `undefined` for those that have a page of their own. */
const purchases: Readonly<Record<RedirectIntent, Purchase | undefined>> = {
  login: undefined,
  logout: undefined,
  auth: undefined,
  ecomCheckout: undefined,
  storesProduct: undefined,
  bookingsCheckout: {
    title: 'Book a slot',
    button: 'Book',
    others: services,
    lines: ({ bookingsCheckout }) => {
      const { slot, openSpots } = bookingsCheckout?.slotAvailability ?? {}
      const { name, formattedAddress } = slot?.location ?? {}
      return [
        ['Service', slot?.serviceId],
        ['From', moment(slot?.startDate)],
        ['To', moment(slot?.endDate)],
        ['Time zone', slot?.timezone ?? bookingsCheckout?.timezone],
        ['With', slot?.resource?.name],
        ['Where', [name, formattedAddress].filter(Boolean).join(', ')],
        ['Places left', openSpots],
      ]
    },
    obstacle: ({ bookingsCheckout }) => {
      const { bookable, locked, openSpots } = bookingsCheckout?.slotAvailability ?? {}
      if (bookable === false) return 'This slot cannot be booked.'
      if (locked === true) return 'Someone else is booking this slot.'
      return openSpots === 0 ? 'This slot is full.' : undefined
    },
  },
  bookingsBook: {
    title: 'Book a time',
    button: 'Book',
    others: services,
    lines: ({ bookingsBook }) => [['With', bookingsBook?.resourceId]],
  },
  eventsCheckout: {
    title: 'Pay for tickets',
    button: 'Pay',
    lines: ({ eventsCheckout }) => [
      ['Event', eventsCheckout?.eventSlug],
      ['Reservation', eventsCheckout?.reservationId],
    ],
  },
  paidPlansCheckout: {
    title: 'Buy a plan',
    button: 'Buy',
    others: { callback: 'planListUrl', text: 'Choose another plan' },
    lines: ({ paidPlansCheckout }) => [['Plan', paidPlansCheckout?.planId]],
  },
  ecomOrderPaymentRequest: {
    title: 'Pay the balance',
    button: 'Pay',
    lines: ({ ecomOrderPaymentRequest }) => [
      ['Payment request', ecomOrderPaymentRequest?.paymentRequestId],
    ],
  },
}

/** GET: the order summary, with a button that places the order. */
export async function purchasePage(platform: Platform, url: URL): Promise<Response> {
  const found = await sessionOf(platform, url)
  if (found === undefined) return overPage()
  const { session, purchase } = found
  const { callbacks = {} } = session.asked
  const link = linker((await readSettings(platform.database, platform.site)).redirectUris)
  const name = await siteName(platform.database, platform.site)
  const obstacle = purchase.obstacle?.(session.asked)
  const body = html`<main>
<h1>${purchase.title}</h1>
<p>at ${name}</p>
<dl>${shown(purchase.lines(session.asked))}</dl>
${
  obstacle === undefined
    ? html`<form method="post" action="${url.pathname}${url.search}">
<button type="submit">${purchase.button}</button>
</form>`
    : html`<p role="alert">${obstacle}</p>`
}
${purchase.others === undefined ? nothing : link(callbacks[purchase.others.callback], purchase.others.text)}
${link(callbacks.loginUrl, 'Sign in')}
${link(callbacks.postFlowUrl, 'Cancel')}
</main>`
  return page(`${purchase.title} · ${name}`, body, { formTargets: targetsOf(callbacks) })
}

/** POST: it is bought. Sent twice it is bought once. */
export async function purchaseForm(platform: Platform, url: URL): Promise<Response> {
  const found = await sessionOf(platform, url)
  if (found === undefined) return overPage()
  const { asked, id } = found.session
  if (found.purchase.obstacle?.(asked) !== undefined) return purchasePage(platform, url)
  const orderId = await closeRedirectSession(platform, id)
  const { thankYouPageUrl, postFlowUrl } = asked.callbacks ?? {}
  const { redirectUris } = await readSettings(platform.database, platform.site)
  const target = [thankYouPageUrl, postFlowUrl].find(
    (address) => address && isAllowedTarget(address, redirectUris),
  )
  if (!target) return messagePage('Thank you', `Your order is ${orderId}.`)
  const location = new URL(target)
  location.searchParams.set('orderId', orderId)
  return redirect(location.href, 303)
}

async function sessionOf(
  platform: Platform,
  url: URL,
): Promise<{ readonly session: RedirectSession; readonly purchase: Purchase } | undefined> {
  const id = url.searchParams.get('redirectSession') ?? ''
  const session = await findRedirectSession(platform, id)
  const purchase = session && purchases[session.kind]
  return session && purchase && { session, purchase }
}

function overPage(): Response {
  return messagePage('This page has expired', 'Go back to the shop and start again.', 404)
}

function shown(lines: readonly (readonly [string, unknown])[]): Html[] {
  return lines
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => html`<dt>${name}</dt><dd>${String(value)}</dd>`)
}

/** A moment as it was sent, local to its time zone. */
function moment(text: string | null | undefined): string | undefined {
  return text?.replace('T', ' ').slice(0, 16)
}

function linker(redirectUris: readonly string[]) {
  return (target: string | null | undefined, text: string): Html =>
    target && isAllowedTarget(target, redirectUris)
      ? html`<p class="more"><a href="${target}">${text}</a></p>`
      : nothing
}

function targetsOf({ thankYouPageUrl, postFlowUrl }: CallbackParams): string[] {
  return [thankYouPageUrl, postFlowUrl].flatMap((target) =>
    target && URL.canParse(target) ? [new URL(target).origin] : [],
  )
}

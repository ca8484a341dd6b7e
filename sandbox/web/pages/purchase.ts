/**
 * The page for purchases without a cart: a slot, tickets, a plan, an order's balance due. The sandbox
 * has no calendar and no plans, so it confirms what was requested.
 */
import type { CallbackParams } from '../../../generated/wire.ts'
import type { RedirectDocument, RedirectIntent } from '../../commerce/rules/documents/redirect.ts'
import { closeRedirectSession, findBuyerSession } from '../../people/identity/redirect-sessions.ts'
import { allowedTarget } from '../../people/identity/registered-targets.ts'
import { siteName } from '../../people/identity/settings.ts'
import type { PageContext } from './context.ts'
import { type Html, html, page, redirect } from './html.ts'
import { linkTo, sourcesOf } from './logout.ts'
import { messagePage } from './sign-in.ts'

interface Purchase {
  readonly title: string
  readonly button: string
  /** The order summary by line; lines without a value are omitted. */
  readonly lines: (asked: RedirectDocument) => readonly (readonly [string, unknown])[]
  /** The app's page to choose another one. */
  readonly others?: { readonly callback: keyof CallbackParams; readonly text: string }
  /** Why it is unavailable, if it is. */
  readonly obstacle?: (asked: RedirectDocument) => string | undefined
}

const services = {
  callback: 'bookingsServiceListUrl',
  text: 'Choose another service',
} as const

/** The purchase of each intent without a page of its own. */
const purchases: Readonly<Partial<Record<RedirectIntent, Purchase>>> = {
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
export async function purchasePage(context: PageContext): Promise<Response> {
  const { url } = context
  const found = await purchaseOf(context)
  if (found === undefined) return overPage()
  const { doc: asked, purchase } = found
  const { callbacks = {} } = asked
  const name = await siteName(context)
  const obstacle = purchase.obstacle?.(asked)
  const { others } = purchase
  const body = html`<main>
<h1>${purchase.title}</h1>
<p>at ${name}</p>
<dl>${shown(purchase.lines(asked))}</dl>
${
  obstacle === undefined
    ? html`<form method="post" action="${url.pathname}${url.search}">
<button type="submit">${purchase.button}</button>
</form>`
    : html`<p role="alert">${obstacle}</p>`
}
${others && (await linkTo(context, callbacks[others.callback], others.text))}
${await linkTo(context, callbacks.loginUrl, 'Sign in')}
${await linkTo(context, callbacks.postFlowUrl, 'Cancel')}
</main>`
  const formTargets = sourcesOf(callbacks.thankYouPageUrl, callbacks.postFlowUrl)
  return page(`${purchase.title} · ${name}`, body, { formTargets })
}

/** POST: places the order, idempotently. */
export async function purchaseForm(context: PageContext): Promise<Response> {
  const found = await purchaseOf(context)
  if (found === undefined) return overPage()
  const { doc: asked, id, purchase } = found
  if (purchase.obstacle?.(asked) !== undefined) return purchasePage(context)
  const orderId = await closeRedirectSession(context, id)
  const { thankYouPageUrl, postFlowUrl } = asked.callbacks ?? {}
  const target =
    (await allowedTarget(context, thankYouPageUrl)) ?? (await allowedTarget(context, postFlowUrl))
  if (target === undefined) return messagePage('Thank you', `Your order is ${orderId}.`)
  const location = new URL(target)
  location.searchParams.set('orderId', orderId)
  return redirect(location.href, 303)
}

async function purchaseOf(context: PageContext) {
  const id = context.url.searchParams.get('redirectSession') ?? ''
  const session = await findBuyerSession(context, id)
  const purchase = session && purchases[session.kind]
  return session && purchase && { ...session, purchase }
}

function overPage(): Response {
  return messagePage('This page has expired', 'Go back to the shop and start again.', 404)
}

function shown(lines: readonly (readonly [string, unknown])[]): Html[] {
  return lines
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => html`<dt>${name}</dt><dd>${String(value)}</dd>`)
}

/** A local date and time as sent. */
function moment(text: string | null | undefined): string | undefined {
  return text?.replace('T', ' ').slice(0, 16)
}

/**
 * The hosted checkout page: plain forms that post to the page itself, no script. Every step is saved
 * with the checkout, so leaving the page loses nothing.
 */
import { readSelling } from '../../../commerce/carts/selling.ts'
import { completeCheckout } from '../../../commerce/checkouts/complete.ts'
import { findCheckout, orderOf, updateCheckout } from '../../../commerce/checkouts/store.ts'
import { calculateCheckout } from '../../../commerce/checkouts/wire-checkout.ts'
import { amountText } from '../../../commerce/rules/amounts.ts'
import { gapsOf } from '../../../commerce/rules/checkout-gaps.ts'
import { findBuyerSession } from '../../../people/identity/redirect-sessions.ts'
import { allowedTarget } from '../../../people/identity/registered-targets.ts'
import { siteName } from '../../../people/identity/settings.ts'
import { memberOfKey } from '../../../platform/caller.ts'
import type { Platform } from '../../../storage/context.ts'
import type { PageContext } from '../context.ts'
import { redirect } from '../html.ts'
import { linkTo, sourcesOf } from '../logout.ts'
import { messagePage } from '../sign-in.ts'
import { readAddress } from './address-form.ts'
import { addressStep, orderShown, reviewStep, type View } from './steps.ts'

/** GET: the next step of a checkout, or its order. */
export async function checkoutPage(context: PageContext): Promise<Response> {
  return (await isOpen(context)) ? show(context) : closedPage(context)
}

/** POST: submits one step. */
export async function checkoutForm(context: PageContext, sent: URLSearchParams): Promise<Response> {
  if (!(await isOpen(context))) return closedPage(context)
  const { url } = context
  const id = url.searchParams.get('checkoutId') ?? ''
  switch (sent.get('step')) {
    case 'address': {
      const read = readAddress(sent)
      if ('problems' in read) return show(context, { problems: read.problems, sent })
      await updateCheckout(context, id, (doc) => ({
        ...doc,
        email: read.email,
        shipping: { ...doc.shipping, ...read.shipping },
      }))
      return redirect(pageAddress(url), 303)
    }
    case 'shipping':
    case 'order': {
      if (!(await chooseShipping(context, id, sent))) return show(context, notOffered)
      if (sent.get('step') === 'shipping') return redirect(pageAddress(url), 303)
      const shown = {
        total: sent.get('total') ?? '',
        giftCard: sent.get('giftCard') ?? amountText(0),
        content: sent.get('content') ?? undefined,
      }
      const done = await completeCheckout(context, id, shown, url.origin)
      switch (done.outcome) {
        case 'refused':
          return show(context, { problem: done.problem })
        case 'completed':
          return redirect(await afterPurchase(context, done.orderId), 303)
        case 'unknown':
        case 'incomplete':
          return redirect(pageAddress(url), 303)
      }
    }
  }
  return messagePage('Form not accepted', 'Its step is missing.', 400)
}

/**
 * A checkout id alone grants no access: it stays in histories and logs after its buyer signs out. A visitor's address
 * ends with the sign-in that makes the checkout a member's: no sign-out would end it.
 */
async function isOpen(context: PageContext): Promise<boolean> {
  const asked = (name: string) => context.url.searchParams.get(name) ?? ''
  const session = await findBuyerSession(context, asked('redirectSession'))
  if (!session || session.doc.ecomCheckout?.checkoutId !== asked('checkoutId')) return false
  const checkout = await findCheckout(context, asked('checkoutId'))
  return session.visitor_id === null || memberOfKey(checkout?.buyer_key ?? null) === undefined
}

async function closedPage(context: PageContext): Promise<Response> {
  const { shopUrl } = await waysBack(context)
  const link = await linkTo(context, shopUrl, 'Back to the shop')
  return messagePage('This page has expired', 'Open your cart again in the shop.', 404, link)
}

const notOffered = { problem: 'This shipping option is not available. Choose another one.' }

/** Saves the chosen delivery, if any. False when it is not offered. */
async function chooseShipping(platform: Platform, id: string, sent: URLSearchParams) {
  const chosen = sent.get('shipping')
  if (chosen === null) return true
  const row = await findCheckout(platform, id)
  // A deleted or completed checkout has its own message.
  if (row === undefined || row.order_id !== null) return true
  const { quotes } = (await calculateCheckout(platform, row)).totals.quotes
  const offered = quotes.find(({ carrier, option }) => `${carrier.id}/${option.code}` === chosen)
  if (offered === undefined) return false
  const { carrier, option } = offered
  await updateCheckout(platform, id, (doc) => ({
    ...doc,
    selectedShippingOption: { carrierId: carrier.id, code: option.code },
  }))
  return true
}

/** A general error, or field errors with the entered values. */
type Tried = Pick<View, 'problem' | 'problems' | 'sent'>

async function show(context: PageContext, tried: Tried = {}): Promise<Response> {
  const { clock, url } = context
  const row = await findCheckout(context, url.searchParams.get('checkoutId') ?? '')
  if (row === undefined) {
    return messagePage('Checkout not found', 'Go back to the shop and open your cart again.', 404)
  }
  const calculated = await calculateCheckout(context, row)
  const view: View = {
    ...calculated,
    ...tried,
    now: clock.now(),
    siteName: await siteName(context),
    countries: (await readSelling(context)).regions.flatMap((region) => region.countries),
    address: pageAddress(url),
    ...(await waysBack(context)),
  }
  if (row.order_id !== null) {
    const order = await orderOf(context, row)
    if (order === undefined) throw new RangeError(`Checkout ${row.id} has lost its order`)
    return orderShown(view, order)
  }
  const [gap] = gapsOf(row.doc, calculated.totals)
  const wantsAddress = url.searchParams.get('step') === 'address' || tried.problems !== undefined
  return gap === 'address' || wantsAddress ? addressStep(view) : reviewStep(view)
}

/** The page's own address, without a step. */
function pageAddress(url: URL): string {
  const parameters = new URLSearchParams(url.searchParams)
  parameters.delete('step')
  return `${url.pathname}?${parameters}`
}

/** The buyer's links out: only to allowed addresses. */
async function waysBack(context: PageContext) {
  const { searchParams } = context.url
  const postFlow = await allowedTarget(context, searchParams.get('postFlowUrl'))
  const thanks = await allowedTarget(context, searchParams.get('thankYouPageUrl'))
  return {
    shopUrl: (await allowedTarget(context, searchParams.get('cartPageUrl'))) ?? postFlow,
    continueUrl: postFlow,
    formTargets: sourcesOf(thanks),
  }
}

/** The app's own confirmation page with the order's id, or this page's. */
async function afterPurchase(context: PageContext, orderId: string): Promise<string> {
  const target = await allowedTarget(context, context.url.searchParams.get('thankYouPageUrl'))
  if (target === undefined) return pageAddress(context.url)
  const thanks = new URL(target)
  thanks.searchParams.set('orderId', orderId)
  return thanks.href
}

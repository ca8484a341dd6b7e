/**
 * The hosted checkout page: plain forms that post to the page itself, no script. What the buyer says
 * is kept with the checkout at every step, so leaving the page loses nothing.
 */
import { readSelling } from '../../../commerce/carts/selling.ts'
import { reckonCheckout } from '../../../commerce/checkouts/answer.ts'
import { completeCheckout } from '../../../commerce/checkouts/complete.ts'
import { gapsOf } from '../../../commerce/checkouts/gaps.ts'
import { type CheckoutRow, findCheckout, orderOf } from '../../../commerce/checkouts/store.ts'
import { updateCheckout } from '../../../commerce/checkouts/update.ts'
import { amountText } from '../../../commerce/rules/amounts.ts'
import { isAllowedTarget } from '../../../commerce/rules/redirect-targets.ts'
import { readSettings, siteName } from '../../../people/identity/settings.ts'
import type { Platform } from '../../../storage/context.ts'
import { redirect } from '../html.ts'
import { messagePage } from '../sign-in.ts'
import { readAddress } from './address-form.ts'
import { addressStep, orderShown, reviewStep, type View } from './steps.ts'

/** GET: the next step of a checkout, or the order it has become. */
export async function checkoutPage(platform: Platform, url: URL): Promise<Response> {
  return show(platform, url)
}

/** POST: one step was filled in. */
export async function checkoutForm(
  platform: Platform,
  url: URL,
  sent: URLSearchParams,
): Promise<Response> {
  const id = url.searchParams.get('checkoutId') ?? ''
  switch (sent.get('step')) {
    case 'address': {
      const read = readAddress(sent)
      if ('problems' in read) return show(platform, url, { problems: read.problems, sent })
      await updateCheckout(platform, id, (doc) => ({
        ...doc,
        email: read.email,
        shipping: { ...doc.shipping, ...read.shipping },
      }))
      return redirect(pageAddress(url), 303)
    }
    case 'shipping': {
      if (!(await chooseShipping(platform, id, sent))) return show(platform, url, notOffered)
      return redirect(pageAddress(url), 303)
    }
    case 'order': {
      if (!(await chooseShipping(platform, id, sent))) return show(platform, url, notOffered)
      const shown = {
        total: sent.get('total') ?? '',
        giftCard: sent.get('giftCard') ?? amountText(0),
      }
      const done = await completeCheckout(platform, id, shown, url.origin)
      switch (done.outcome) {
        case 'refused':
          return show(platform, url, { problem: done.problem })
        case 'completed':
          return redirect(await afterPurchase(platform, url, done.orderId), 303)
        case 'unknown':
        case 'incomplete':
          return redirect(pageAddress(url), 303)
      }
    }
  }
  return messagePage('Form not accepted', 'Its step is missing.', 400)
}

const notOffered = { problem: 'This shipping option is not available. Choose another one.' }

/** Keeps the delivery that was chosen, if one was. False when it is not offered. */
async function chooseShipping(
  platform: Platform,
  id: string,
  sent: URLSearchParams,
): Promise<boolean> {
  const chosen = sent.get('shipping')
  if (chosen === null) return true
  const row = await findCheckout(platform.database, platform.site, id)
  // A deleted checkout, or one that is an order already, has its own message.
  if (row === undefined || row.order_id !== null) return true
  const { quotes } = (await reckonCheckout(platform.database, platform, row)).totals.quotes
  const offered = quotes.find(({ carrier, option }) => `${carrier.id}/${option.code}` === chosen)
  if (offered === undefined) return false
  const { carrier, option } = offered
  await updateCheckout(platform, id, (doc) => ({
    ...doc,
    selectedShippingOption: { carrierId: carrier.id, code: option.code },
  }))
  return true
}

interface Tried {
  /** The general error. */
  readonly problem?: string
  /** The errors of single fields, and the entered values. */
  readonly problems?: ReadonlyMap<string, string>
  readonly sent?: URLSearchParams
}

async function show(platform: Platform, url: URL, tried: Tried = {}): Promise<Response> {
  const { database, site, clock } = platform
  const row = await findCheckout(database, site, url.searchParams.get('checkoutId') ?? '')
  if (row === undefined) {
    return messagePage('Checkout not found', 'Go back to the shop and open your cart again.', 404)
  }
  const reckoned = await reckonCheckout(database, platform, row)
  const view: View = {
    ...reckoned,
    ...tried,
    now: clock.now(),
    siteName: await siteName(database, site),
    countries: (await readSelling(database, site)).regions.flatMap((region) => region.countries),
    address: pageAddress(url),
    changeAddress: `${pageAddress(url)}&step=address`,
    ...(await waysBack(platform, url)),
  }
  if (row.order_id !== null) return shownOrder(platform, row, view)
  const [gap] = gapsOf(row.doc, reckoned.totals)
  const wantsAddress = url.searchParams.get('step') === 'address' || tried.problems !== undefined
  return gap === 'address' || wantsAddress ? addressStep(view) : reviewStep(view)
}

async function shownOrder(platform: Platform, row: CheckoutRow, view: View): Promise<Response> {
  const order = await orderOf(platform.database, row)
  if (order === undefined) throw new RangeError(`Checkout ${row.id} has lost its order`)
  return orderShown(view, order)
}

/** The page's own address, without a step. */
function pageAddress(url: URL): string {
  const parameters = new URLSearchParams(url.searchParams)
  parameters.delete('step')
  return `${url.pathname}?${parameters}`
}

/** The buyer's links from here: only to allowed addresses. */
async function waysBack(
  platform: Platform,
  url: URL,
): Promise<Pick<View, 'shopUrl' | 'continueUrl' | 'formTargets'>> {
  const { redirectUris } = await readSettings(platform.database, platform.site)
  const allowed = (name: string) => {
    const target = url.searchParams.get(name)
    return target !== null && isAllowedTarget(target, redirectUris) ? target : undefined
  }
  const postFlow = allowed('postFlowUrl')
  const thanks = allowed('thankYouPageUrl')
  return {
    shopUrl: allowed('cartPageUrl') ?? postFlow,
    continueUrl: postFlow,
    formTargets: thanks === undefined ? [] : [new URL(thanks).origin],
  }
}

/** The shop's own page of thanks with the order's id, or the order on this page. */
async function afterPurchase(platform: Platform, url: URL, orderId: string): Promise<string> {
  const { redirectUris } = await readSettings(platform.database, platform.site)
  const target = url.searchParams.get('thankYouPageUrl')
  if (target === null || !isAllowedTarget(target, redirectUris)) return pageAddress(url)
  const thanks = new URL(target)
  thanks.searchParams.set('orderId', orderId)
  return thanks.href
}

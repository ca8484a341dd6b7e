/** Maps a cart's row to the wire, with its items refreshed. */

import type { BuyerInfo, Cart, CartDiscount } from '../../../generated/wire.ts'
import { findMember } from '../../people/members/store.ts'
import { readOwnerKey } from '../../platform/caller.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { contactAnswer } from '../rules/addresses.ts'
import { multiCurrency, storeCurrency } from '../rules/amounts.ts'
import { subtotalOf } from '../rules/cart.ts'
import type { CartDocument } from '../rules/documents/cart.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import { includesTax } from '../rules/totals/tax.ts'
import { refreshLines } from './refreshed-lines.ts'
import { readSelling } from './selling.ts'
import type { CartRow } from './store.ts'
import { lineItemAnswer } from './wire-line.ts'

/** A cart's answer, within the transaction of its change, if any. */
export async function cartAnswer(store: SiteStore, row: CartRow, origin: string): Promise<Cart> {
  const lines = await refreshLines(store, row.doc.lines)
  const pricesIncludeTax = includesTax(await readSelling(store), row.doc.contactInfo?.address)
  return cartWithLines(store, row, { lines, pricesIncludeTax, origin })
}

interface CartParts {
  /** Already refreshed. */
  readonly lines: readonly RefreshedLine[]
  readonly pricesIncludeTax: boolean
  readonly origin: string
}

/** The same from known parts. */
export async function cartWithLines(
  store: SiteStore,
  row: CartRow,
  { lines, pricesIncludeTax, origin }: CartParts,
): Promise<Cart> {
  const { buyerNote, contactInfo, overrideCheckoutUrl, selectedShippingOption } = row.doc
  // An option is known by its code: without one, none is selected.
  const code = selectedShippingOption?.code
  const { checkoutId, purchaseFlowId, extendedFields, businessLocationId } = row.doc
  return {
    id: row.id,
    lineItems: lines.map((line) => lineItemAnswer(line, origin)),
    buyerNote,
    buyerInfo: await buyerInfo(store, row.buyer_key, {
      email: row.doc.buyerEmail,
      contactId: row.doc.contactId,
    }),
    currency: storeCurrency,
    conversionCurrency: storeCurrency,
    paymentCurrency: storeCurrency,
    buyerLanguage: 'en',
    siteLanguage: 'en',
    taxIncludedInPrices: pricesIncludeTax,
    weightUnit: 'KG',
    checkoutId: checkoutId ?? null,
    appliedDiscounts: discountsOn(row.doc),
    createdDate: row.created_date.toISOString(),
    updatedDate: row.updated_date.toISOString(),
    contactInfo: contactInfo && contactAnswer(contactInfo),
    overrideCheckoutUrl,
    purchaseFlowId,
    selectedShippingOption: code === undefined ? undefined : { ...selectedShippingOption, code },
    extendedFields,
    businessLocationId,
    revision: String(row.revision),
    subtotal: multiCurrency(subtotalOf(lines.map(({ line }) => line))),
  }
}

function discountsOn({ coupon, merchantDiscounts = [] }: CartDocument): CartDiscount[] {
  return [
    ...(coupon === undefined ? [] : [{ coupon }]),
    ...merchantDiscounts.map(({ amount }) => ({
      merchantDiscount: { amount: multiCurrency(amount) },
    })),
  ]
}

/** The buyer: identified by the rows' key, with the details of the cart. */
export async function buyerInfo(
  store: SiteStore,
  buyerKey: string | null,
  written: { readonly email?: string | null; readonly contactId?: string | null },
): Promise<BuyerInfo> {
  const owner = readOwnerKey(buyerKey)
  const { email, contactId } = written
  if (owner === undefined) return { email, contactId }
  const { role, id } = owner
  if (role === 'visitor') return { visitorId: id, email, contactId }
  const member = await findMember(store, id)
  return {
    memberId: id,
    contactId: member?.contactId,
    email: email ?? member?.loginEmail ?? null,
  }
}

/** From a cart's row to the wire, with its items as the catalogue has them now. */

import type {
  AddressWithContact,
  BuyerInfo,
  Cart,
  CartAddress,
  CartAddressInput,
  DescriptionLine,
  LineItem,
  MultiCurrencyPrice,
} from '../../generated/wire.ts'
import { readProducts } from '../catalogue/store.ts'
import type { DatabaseHandle } from '../database/schema.ts'
import { findMember } from '../members/store.ts'
import { readOwnerKey } from '../platform/caller.ts'
import { type Availability, decimal, subtotalOf } from '../rules/cart.ts'
import type { CartDocument, CartLine, SeenChoice } from '../rules/documents/cart.ts'
import { formatMoney, storeCurrency } from '../rules/money.ts'
import { refreshLine, storeCatalogueAppId } from './items.ts'
import type { CartRow } from './store.ts'

/** Completes a cart. `database` is the handle of the transaction the cart was changed in, if any. */
export async function cartAnswer(
  database: DatabaseHandle,
  row: CartRow,
  origin: string,
): Promise<Cart> {
  const ids = new Set(row.doc.lines.map(({ reference }) => reference.productId))
  const products = await readProducts(database, row.site_id, [...ids])
  const byId = new Map(products.map((product) => [product.id, product]))
  const lines = row.doc.lines.map((line) => refreshLine(line, byId))
  const { buyerNote, contactInfo, overrideCheckoutUrl, selectedShippingOption } = row.doc
  return {
    id: row.id,
    lineItems: lines.map(({ line, availability }) => lineItemAnswer(line, availability, origin)),
    buyerNote,
    buyerInfo: await buyerInfo(database, row),
    currency: storeCurrency,
    conversionCurrency: storeCurrency,
    paymentCurrency: storeCurrency,
    buyerLanguage: 'en',
    siteLanguage: 'en',
    taxIncludedInPrices: false,
    weightUnit: 'KG',
    appliedDiscounts: [],
    createdDate: row.created_date.toISOString(),
    updatedDate: row.updated_date.toISOString(),
    contactInfo: contactInfo && contactInfoAnswer(contactInfo),
    overrideCheckoutUrl,
    selectedShippingOption: selectedShippingOption && { code: '', ...selectedShippingOption },
    revision: String(row.revision),
    subtotal: money(subtotalOf(lines.map(({ line }) => line))),
  }
}

function lineItemAnswer(line: CartLine, availability: Availability, origin: string): LineItem {
  const { reference, seen, quantity } = line
  const { image, name, slug, sku, weight } = seen
  const relativePath = `/product-page/${slug}`
  return {
    id: line.id,
    quantity,
    catalogReference: {
      catalogItemId: reference.productId,
      appId: storeCatalogueAppId,
      options: reference.sent ?? { variantId: reference.variantId },
    },
    productName: { original: name, translated: name },
    url: { relativePath, url: `${origin}${relativePath}` },
    price: money(seen.price),
    fullPrice: money(seen.fullPrice),
    priceBeforeDiscounts: money(seen.price),
    lineItemPrice: money(seen.price * quantity),
    descriptionLines: seen.choices.map(descriptionLine),
    image: image && {
      ...image,
      url: image.url.startsWith('/') ? `${origin}${image.url}` : image.url,
    },
    availability,
    physicalProperties: { weight, sku, shippable: true },
    itemType: { preset: 'PHYSICAL' },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    rootCatalogItemId: reference.productId,
  }
}

function descriptionLine({ option, choice, colour }: SeenChoice): DescriptionLine {
  const name = { original: option, translated: option }
  return colour === undefined
    ? { name, plainText: { original: choice, translated: choice }, lineType: 'PLAIN_TEXT' }
    : {
        name,
        colorInfo: { original: choice, translated: choice, code: colour },
        lineType: 'COLOR',
      }
}

function money(amount: number): MultiCurrencyPrice {
  const text = decimal(amount)
  const formatted = formatMoney(amount)
  return {
    amount: text,
    convertedAmount: text,
    formattedAmount: formatted,
    formattedConvertedAmount: formatted,
  }
}

/** Fills in what an answer always has and a request may leave out. */
function contactInfoAnswer(sent: NonNullable<CartDocument['contactInfo']>): AddressWithContact {
  const { address, contactDetails } = sent
  const vatId = contactDetails?.vatId
  return {
    address: address && addressAnswer(address),
    contactDetails: contactDetails && {
      ...contactDetails,
      vatId: vatId && { id: '', type: 'UNSPECIFIED', ...vatId },
    },
  }
}

function addressAnswer({ streetAddress, ...rest }: CartAddressInput): CartAddress {
  return {
    ...rest,
    streetAddress: streetAddress && { number: '', name: '', ...streetAddress },
  }
}

async function buyerInfo(database: DatabaseHandle, row: CartRow): Promise<BuyerInfo> {
  const owner = readOwnerKey(row.owner_key)
  const email = row.doc.buyerEmail
  if (owner === undefined) return { email }
  const { role, id } = owner
  if (role === 'visitor') return { visitorId: id, email }
  const member = await findMember(database, row.site_id, id)
  return {
    memberId: id,
    contactId: member?.contactId,
    email: email ?? member?.loginEmail ?? null,
  }
}

/** One line of a cart or checkout on the wire. */
import type {
  CatalogReference,
  CouponScope,
  DescriptionLine,
  Image,
  LineItem,
  PageUrlV2,
} from '../../../generated/wire.ts'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { multiCurrency } from '../rules/amounts.ts'
import { lineTotal } from '../rules/cart.ts'
import type {
  CartReference,
  ChoiceDetails,
  CustomReference,
  ItemDetails,
} from '../rules/documents/cart.ts'
import { mediaUrl } from '../rules/documents/media.ts'
import { paymentOf } from '../rules/payment-options.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import { unitPrice } from '../rules/unit-price.ts'
import { depositAnswer, fullDescriptionLine, fullImage } from './line-parts.ts'
import { fullText, modifiersAnswer } from './modifiers.ts'
import { overridesAnswer } from './overrides.ts'
import { bookingsAppId } from './service-items.ts'

/** The line item with the availability of its product. */
export function lineItemAnswer({ line, availability }: RefreshedLine, origin: string): LineItem {
  const { reference, seen, quantity, membership, extendedFields } = line
  const { name, sku, weight, shippable = true, taxGroupId } = seen
  const paymentOption = paymentOf(seen)
  const price = unitPrice(line)
  return {
    id: line.id,
    quantity,
    catalogReference: catalogReference(reference),
    productName: { original: name, translated: name },
    url: pageOf(seen, origin),
    price: multiCurrency(price),
    fullPrice: multiCurrency(seen.fullPrice),
    priceBeforeDiscounts: multiCurrency(price),
    lineItemPrice: multiCurrency(lineTotal(line)),
    descriptionLines: descriptionLines(seen),
    image: imageOf(seen, origin),
    availability,
    physicalProperties: { weight, sku, shippable },
    itemType: seen.itemType ?? { preset: 'PHYSICAL' },
    paymentOption,
    serviceProperties: seen.serviceProperties,
    rootCatalogItemId: rootOf(reference),
    depositAmount: depositAnswer(seen, paymentOption),
    selectedMembership: membership,
    taxGroupId,
    couponScopes: couponScopes(reference, seen),
    customLineItem: reference.kind === 'custom' ? true : undefined,
    catalogOverrideFields: overridesAnswer(line),
    savePaymentMethod: seen.savePaymentMethod,
    taxableAddress: line.taxedAt && { addressType: line.taxedAt },
    extendedFields,
    membersOnly: seen.membersOnly,
    fixedQuantity: seen.fixedQuantity,
    priceUndetermined: seen.priceUndetermined,
    ...(reference.kind === 'custom' && customAnswer(reference)),
  }
}

/** What only an app's own item has. */
function customAnswer({ item }: CustomReference): Partial<LineItem> {
  const { priceDescription, deliveryProfileId, policies } = item
  return {
    priceDescription: fullText(priceDescription),
    deliveryProfileId: deliveryProfileId ?? undefined,
    policies: policies?.flatMap(({ content, title }) => (content ? [{ title, content }] : [])),
    ...modifiersAnswer(item),
  }
}

function catalogReference(reference: CartReference): CatalogReference | undefined {
  switch (reference.kind) {
    case undefined:
      return {
        catalogItemId: reference.productId,
        appId: storeCatalogueAppId,
        options: reference.sent ?? { variantId: reference.variantId },
      }
    case 'service':
      return {
        catalogItemId: reference.serviceId,
        appId: bookingsAppId,
        options: reference.sent ?? null,
      }
    case 'custom':
      return reference.item.catalogReference
  }
}

function rootOf(reference: CartReference): string | undefined {
  switch (reference.kind) {
    case undefined:
      return reference.productId
    case 'service':
      return reference.serviceId
    case 'custom':
      return reference.item.rootCatalogItemId ?? undefined
  }
}

function couponScopes(reference: CartReference, seen: ItemDetails): CouponScope[] | undefined {
  if (reference.kind !== undefined) return undefined
  const scope = (name: string, entityId: string) => ({
    namespace: 'stores',
    group: { name, entityId },
  })
  return [
    scope('product', reference.productId),
    ...(seen.collectionIds ?? []).map((id) => scope('collection', id)),
  ]
}

function pageOf({ page, slug }: ItemDetails, origin: string): PageUrlV2 | undefined {
  if (page === undefined && slug === '') return undefined
  const relativePath = page?.relativePath ?? (page === undefined ? `/product-page/${slug}` : '')
  return { relativePath, url: page?.url ?? `${origin}${relativePath}` }
}

function imageOf({ image, picture }: ItemDetails, origin: string): Image | undefined {
  if (picture !== undefined) return fullImage(picture)
  return image && { ...image, url: mediaUrl(image.url, origin) }
}

/** The choices and texts of an item. */
export function descriptionLines(seen: ItemDetails): DescriptionLine[] {
  return [
    ...seen.choices.map(choiceLine),
    ...(seen.descriptionLines ?? []).map(fullDescriptionLine),
  ]
}

function choiceLine({ option, choice, colour }: ChoiceDetails): DescriptionLine {
  const name = { original: option, translated: option }
  return colour === undefined
    ? { name, plainText: { original: choice, translated: choice }, lineType: 'PLAIN_TEXT' }
    : {
        name,
        colorInfo: { original: choice, translated: choice, code: colour },
        lineType: 'COLOR',
      }
}

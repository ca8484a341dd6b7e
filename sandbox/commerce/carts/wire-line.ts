/** One line of a cart or checkout on the wire. */
import type * as wire from '../../../generated/wire.ts'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { multiCurrency } from '../rules/amounts.ts'
import { lineTotal } from '../rules/cart.ts'
import type { CartReference, ChoiceDetails, ItemDetails } from '../rules/documents/cart.ts'
import { mediaUrl } from '../rules/documents/media.ts'
import { paymentOf } from '../rules/payment-options.ts'
import type { RefreshedLine } from '../rules/totals/obstacles.ts'
import { unitPrice } from '../rules/unit-price.ts'
import { depositAnswer, fullDescriptionLine, fullImage } from './line-parts.ts'
import { fullText, modifiersAnswer } from './modifiers.ts'
import { overridesAnswer } from './overrides.ts'
import { bookingsAppId } from './service-items.ts'

/** The line item with the availability of its product. */
export function lineItemAnswer(
  { line, availability }: RefreshedLine,
  origin: string,
): wire.LineItem {
  const { reference, seen, quantity, membership, extendedFields } = line
  const { name, sku, weight, shippable = true, taxGroupId } = seen
  const paymentOption = paymentOf(seen)
  const price = unitPrice(line)
  return {
    id: line.id,
    quantity,
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
    depositAmount: depositAnswer(seen, paymentOption),
    selectedMembership: membership,
    taxGroupId,
    catalogOverrideFields: overridesAnswer(line),
    savePaymentMethod: seen.savePaymentMethod,
    taxableAddress: line.taxedAt && { addressType: line.taxedAt },
    extendedFields,
    membersOnly: seen.membersOnly,
    fixedQuantity: seen.fixedQuantity,
    priceUndetermined: seen.priceUndetermined,
    ...itemAnswer(reference, seen),
  }
}

/** What follows from the kind of an item. */
function itemAnswer(reference: CartReference, { collectionIds = [] }: ItemDetails) {
  switch (reference.kind) {
    case undefined: {
      const { productId, variantId, sent } = reference
      return {
        catalogReference: {
          catalogItemId: productId,
          appId: storeCatalogueAppId,
          options: sent ?? { variantId },
        },
        rootCatalogItemId: productId,
        couponScopes: [
          scope('product', productId),
          ...collectionIds.map((id) => scope('collection', id)),
        ],
      }
    }
    case 'service': {
      const { serviceId, sent = null } = reference
      return {
        catalogReference: { catalogItemId: serviceId, appId: bookingsAppId, options: sent },
        rootCatalogItemId: serviceId,
      }
    }
    case 'custom':
      return customAnswer(reference.item)
  }
}

function customAnswer(item: wire.CustomLineItem) {
  return {
    catalogReference: item.catalogReference,
    rootCatalogItemId: item.rootCatalogItemId ?? undefined,
    customLineItem: true,
    priceDescription: fullText(item.priceDescription),
    deliveryProfileId: item.deliveryProfileId ?? undefined,
    policies: item.policies?.flatMap(({ content, title }) => (content ? [{ title, content }] : [])),
    ...modifiersAnswer(item),
  }
}

function scope(name: string, entityId: string): wire.CouponScope {
  return { namespace: 'stores', group: { name, entityId } }
}

function pageOf({ page, slug }: ItemDetails, origin: string): wire.PageUrlV2 | undefined {
  if (page === undefined && slug === '') return undefined
  const relativePath = page?.relativePath ?? (page === undefined ? `/product-page/${slug}` : '')
  return { relativePath, url: page?.url ?? `${origin}${relativePath}` }
}

function imageOf({ image, picture }: ItemDetails, origin: string): wire.Image | undefined {
  if (picture !== undefined) return fullImage(picture)
  return image && { ...image, url: mediaUrl(image.url, origin) }
}

/** The choices and texts of an item. */
export function descriptionLines(seen: ItemDetails): wire.DescriptionLine[] {
  return [
    ...seen.choices.map(choiceLine),
    ...(seen.descriptionLines ?? []).map(fullDescriptionLine),
  ]
}

function choiceLine({ option, choice, colour }: ChoiceDetails): wire.DescriptionLine {
  const name = { original: option, translated: option }
  return colour === undefined
    ? { name, plainText: { original: choice, translated: choice }, lineType: 'PLAIN_TEXT' }
    : {
        name,
        colorInfo: { original: choice, translated: choice, code: colour },
        lineType: 'COLOR',
      }
}

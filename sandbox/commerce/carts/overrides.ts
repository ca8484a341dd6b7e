/** An app's overrides of catalogue values on a line. */
import type { CatalogOverrideFields, CatalogOverrideFieldsInput } from '../../../generated/wire.ts'
import { storeCatalogueAppId } from '../../../src/catalogue/store-catalogue.ts'
import { amountText } from '../rules/amounts.ts'
import type { CartLine, ItemDetails } from '../rules/documents/cart.ts'
import { fullDescriptionLine, fullImage, isGiven } from './line-parts.ts'

/** An item as shown: the catalogue's fields with the overrides. */
export function overridden(
  seen: ItemDetails,
  overrides: CatalogOverrideFieldsInput | undefined,
): ItemDetails {
  if (overrides === undefined) return seen
  const { productName, price, fullPrice, descriptionLines, physicalProperties, image } = overrides
  const { sku, weight, shippable } = physicalProperties ?? {}
  const payment = overrides.paymentOption?.value
  const name = productName?.original
  // Else a raised price would show the catalogue's lower one as compare-at price.
  const struckThrough = fullPrice ?? price
  return {
    ...seen,
    ...(name !== undefined && { name }),
    ...(isGiven(price) && { price: amountText(price) }),
    ...(isGiven(struckThrough) && { fullPrice: amountText(struckThrough) }),
    ...(descriptionLines && { choices: [], descriptionLines }),
    ...(isGiven(sku) && { sku }),
    ...(isGiven(weight) && { weight }),
    ...(isGiven(shippable) && { shippable }),
    ...(image && { picture: image }),
    ...(payment !== undefined && { paymentOption: payment }),
    ...(isGiven(overrides.depositAmount) && { deposit: amountText(overrides.depositAmount) }),
    ...(overrides.savePaymentMethod === true && { savePaymentMethod: true }),
  }
}

/** Whether another app tracks the stock of the line, so that the store does not. */
export function isStockedElsewhere({ overrides }: Pick<CartLine, 'overrides'>): boolean {
  const appId = overrides?.inventoryAppId
  return isGiven(appId) && appId.toLowerCase() !== storeCatalogueAppId
}

/** The overrides, completed with the fields that answers require. */
export function overridesAnswer({
  overrides,
  seen: { name, shippable = true },
}: Pick<CartLine, 'overrides' | 'seen'>): CatalogOverrideFields | undefined {
  if (overrides === undefined) return undefined
  const { productName, descriptionLines, physicalProperties, image, ...plain } = overrides
  return {
    ...plain,
    ...(productName && { productName: { original: name, ...productName } }),
    ...(descriptionLines && { descriptionLines: descriptionLines.map(fullDescriptionLine) }),
    ...(physicalProperties && { physicalProperties: { ...physicalProperties, shippable } }),
    ...(image && { image: fullImage(image) }),
  }
}

/** Cart lines of custom items, outside every catalogue. */
import { limits } from '../../../generated/fields.ts'
import type { CustomLineItem } from '../../../generated/wire.ts'
import { ValidationError, type Violation, violation } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { amountText, type Decimal } from '../rules/amounts.ts'
import { type Availability, availabilityOf } from '../rules/cart.ts'
import type { CartLine, CustomReference, ItemDetails, NewLine } from '../rules/documents/cart.ts'
import { depositViolations, isGiven } from './line-parts.ts'
import { modifiersTotal } from './modifiers.ts'

const { maxLength: longestName } = limits.ProductName.original

/** The line of an app's custom item. `path` names it in violations. */
export function resolveCustomItem(item: CustomLineItem, path: string): NewLine {
  const { quantity } = item
  const violations: Violation[] = []
  if (quantity === undefined) {
    violations.push(violation(`${path}.quantity`, 'REQUIRED_FIELD', 'is required'))
  }
  if (item.price === undefined && item.priceUndetermined !== true) {
    violations.push(violation(`${path}.price`, 'REQUIRED_FIELD', 'is required'))
  }
  const deposit = { price: priceOf(item).toFixed(), deposit: item.depositAmount }
  violations.push(
    ...nameViolations(item, path),
    ...depositViolations(deposit, `${path}.depositAmount`),
  )
  if (violations.length > 0 || quantity === undefined) throw new ValidationError(violations)
  const taxedAt = item.taxableAddress?.addressType
  return {
    quantity,
    reference: { kind: 'custom', item },
    seen: customItemDetails(item),
    ...(taxedAt && { taxedAt }),
  }
}

function nameViolations(item: CustomLineItem, path: string): Violation[] {
  const name = nameOf(item)
  if (name === '') return [violation(`${path}.productName`, 'REQUIRED_FIELD', 'is required')]
  if (name.length <= longestName) return []
  const description = `must not be longer than ${longestName} characters`
  return [violation(`${path}.name`, 'MAX_LENGTH', description, { threshold: longestName })]
}

/** Availability of a custom line: up to the app's limit. */
export function customAvailability(
  { quantity }: CartLine,
  { item }: CustomReference,
): Availability {
  return availabilityOf(quantity, item.quantityAvailable ?? undefined)
}

function customItemDetails(item: CustomLineItem): ItemDetails {
  const { physicalProperties, serviceProperties, itemType, url, media, descriptionLines } = item
  return {
    name: nameOf(item),
    slug: '',
    price: amountText(priceOf(item)),
    fullPrice: amountText(isGiven(item.fullPrice) ? item.fullPrice : priceOf(item)),
    sku: physicalProperties?.sku ?? '',
    weight: physicalProperties?.weight ?? 0,
    choices: [],
    shippable: physicalProperties?.shippable ?? false,
    itemType: itemType ?? { preset: serviceProperties ? 'SERVICE' : 'PHYSICAL' },
    paymentOption: item.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(isGiven(item.depositAmount) ? { deposit: amountText(item.depositAmount) } : {}),
    ...(serviceProperties && { serviceProperties }),
    ...(descriptionLines && { descriptionLines }),
    ...(url && { page: url }),
    ...(media && { picture: media }),
    ...(isGiven(item.taxGroupId) ? { taxGroupId: storedId(item.taxGroupId) } : {}),
    ...(item.membersOnly === true ? { membersOnly: true } : {}),
    ...(item.fixedQuantity === true ? { fixedQuantity: true } : {}),
    ...(item.priceUndetermined === true ? { priceUndetermined: true } : {}),
  }
}

function nameOf({ productName, name }: CustomLineItem): string {
  return productName?.original ?? name ?? ''
}

/** The unit price with its modifiers. */
function priceOf(item: CustomLineItem): Decimal {
  return modifiersTotal(item).plus(item.price ?? 0)
}

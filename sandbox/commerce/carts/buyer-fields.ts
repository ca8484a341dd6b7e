/** The buyer's fields of a cart: every sent field, or those of the mask. */
import type { BuyerInfoInput, CartInput } from '../../../generated/wire.ts'
import { findMember } from '../../people/members/store.ts'
import { memberOfKey } from '../../platform/caller.ts'
import { ApplicationError, refusedField } from '../../platform/errors.ts'
import { storedId } from '../../platform/guid.ts'
import { valueAt } from '../../platform/value-at.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import type { BuyerFields, CartDocument } from '../rules/documents/cart.ts'

/** Writable fields by their path within `cartInfo`; the rest of a cart is read-only and ignored. */
const writable: Readonly<Record<string, keyof BuyerFields>> = {
  buyerNote: 'buyerNote',
  'buyerInfo.email': 'buyerEmail',
  'buyerInfo.contactId': 'contactId',
  contactInfo: 'contactInfo',
  selectedShippingOption: 'selectedShippingOption',
  overrideCheckoutUrl: 'overrideCheckoutUrl',
  extendedFields: 'extendedFields',
  businessLocationId: 'businessLocationId',
}

/** Read-only fields: a no-op in a mask. */
const readOnly: ReadonlySet<string> = new Set([
  ...['id', 'lineItems', 'currency', 'conversionCurrency', 'paymentCurrency', 'buyerLanguage'],
  ...['siteLanguage', 'taxIncludedInPrices', 'weightUnit', 'checkoutId', 'appliedDiscounts'],
  ...['createdDate', 'updatedDate', 'purchaseFlowId', 'revision', 'subtotal', 'ecomId'],
  ...['buyerInfo.visitorId', 'buyerInfo.memberId', 'buyerInfo.userId'],
])

/** The document merged with `info`. */
export function withBuyerFields(
  doc: CartDocument,
  info: CartInput,
  mask: string | undefined,
): CartDocument {
  if (mask === undefined || mask.trim() === '') return { ...doc, ...sentFields(info) }
  const masked = mask
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '')
    .flatMap(fieldsOf)
  return masked.reduce((before, path) => withPath(before, info, path), doc)
}

/** Refuses a new contact id for a signed-in buyer: theirs belongs to their membership. */
export async function assertContactId(
  store: SiteStore,
  { contactId }: BuyerInfoInput = {},
  buyerKey: string | null = null,
): Promise<void> {
  const memberId = memberOfKey(buyerKey)
  if (memberId === undefined || !contactId) return
  const member = await findMember(store, memberId)
  if (storedId(contactId) === member?.contactId) return
  throw new ApplicationError(
    409,
    'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    "A member's contact id is fixed: leave buyerInfo.contactId out.",
    { contactId },
  )
}

function sentFields(info: CartInput): object {
  const values = Object.entries(writable).map(
    ([path, name]) => [name, valueAt(info, path)] as const,
  )
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

/** The writable paths below one path of a mask. */
function fieldsOf(path: string): string[] {
  const within = Object.keys(writable).filter(
    (name) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`),
  )
  if (within.length > 0) return within.map((name) => (path.length > name.length ? path : name))
  if (readOnly.has(path)) return []
  throw refusedField('cartFieldmask', 'INVALID_ENUM_VALUE', `${path} is no field of a cart`, {
    values: Object.keys(writable),
  })
}

/** Writes one path; clears it where `info` has no value. */
function withPath(doc: CartDocument, info: CartInput, path: string): CartDocument {
  const name = Object.keys(writable).find((field) => path === field || path.startsWith(`${field}.`))
  const key = name === undefined ? undefined : writable[name]
  if (name === undefined || key === undefined) return doc
  const rest = path.slice(name.length + 1)
  const value = valueAt(info, path)
  const written: object = {
    ...doc,
    [key]: rest === '' ? value : withValue(doc[key], rest.split('.'), value),
  }
  return dropEmpty({ ...doc, ...written }, key)
}

function dropEmpty(doc: CartDocument, key: keyof BuyerFields): CartDocument {
  if (doc[key] !== undefined && doc[key] !== null) return doc
  const { [key]: _cleared, ...rest } = doc
  return rest
}

/** A copy with one nested value set, or removed when undefined. */
function withValue(before: unknown, [name, ...deeper]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const isObject = typeof before === 'object' && before !== null
  // Nothing to clear: a text or a missing value has no fields.
  if (value === undefined && !isObject) return before
  const copy = new Map<string, unknown>(isObject ? Object.entries(before) : [])
  const inside = withValue(copy.get(name), deeper, value)
  if (inside === undefined || inside === null) copy.delete(name)
  else copy.set(name, inside)
  return Object.fromEntries(copy)
}

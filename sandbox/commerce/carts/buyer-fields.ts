/** The buyer's fields of a cart: every sent field, or those of the mask. */
import { buyerInfoRules, cartRules } from '../../../generated/rules.ts'
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

/** Every field of a cart: those that are not writable are a no-op in a mask. */
const described: ReadonlySet<string> = new Set([
  ...Object.keys(cartRules.properties ?? {}),
  ...Object.keys(buyerInfoRules.properties ?? {}).map((name) => `buyerInfo.${name}`),
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
  return masked.reduce((before, field) => withField(before, info, field), doc)
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

/** A writable field with the path to write in it; empty for the whole field. */
interface MaskedField {
  readonly name: string
  readonly key: keyof BuyerFields
  readonly inside: string
}

/** The writable fields below one path of a mask. */
function fieldsOf(path: string): MaskedField[] {
  const within = Object.entries(writable).filter(
    ([name]) => name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`),
  )
  if (within.length > 0) {
    return within.map(([name, key]) => ({ name, key, inside: path.slice(name.length + 1) }))
  }
  if (described.has(path)) return []
  throw refusedField('cartFieldmask', 'INVALID_ENUM_VALUE', `${path} is not a field of a cart`, {
    values: Object.keys(writable),
  })
}

/** Writes one field; clears it where `info` has no value. */
function withField(
  doc: CartDocument,
  info: CartInput,
  { name, key, inside }: MaskedField,
): CartDocument {
  const steps = inside === '' ? [] : inside.split('.')
  const value = withValue(doc[key], steps, valueAt(info, [name, ...steps].join('.')))
  const { [key]: _before, ...others } = doc
  const written: object = { [key]: value }
  return value === undefined || value === null ? others : { ...others, ...written }
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

/** Tax numbers of buyers: a number requires its kind, which no schema keyword expresses. */
import type { VatType } from '../../../generated/wire.ts'
import { fieldsOf } from '../../../src/values/json.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { isOneOf, keysWhere } from '../../platform/one-of.ts'
import { valueAt } from '../../platform/value-at.ts'

/** Paths of a buyer's address in requests. */
const addresses = ['cartInfo.contactInfo', 'shippingAddress', 'billingAddress']

/** Their root fields, for a fast exit. */
const tops = ['cartInfo', 'shippingAddress', 'billingAddress']

/** The valid kinds of a number. */
const isKind: Readonly<Record<VatType, boolean>> = { UNSPECIFIED: false, CPF: true, CNPJ: true }
const kinds = keysWhere(isKind, (isKnown) => isKnown)

/** The tax numbers of a body without a kind. */
export function taxNumberViolations(body: unknown): Violation[] {
  if (!tops.some((top) => fieldsOf(body)[top] !== undefined)) return []
  return addresses.flatMap((address) => {
    const field = `${address}.contactDetails.vatId`
    const { id, type } = fieldsOf(valueAt(body, field))
    if (typeof id !== 'string' || id === '' || isOneOf(kinds, type)) return []
    const description = `must be ${kinds.join(' or ')} where a number is given`
    return [violation(`${field}.type`, 'INVALID_ENUM_VALUE', description, { values: kinds })]
  })
}

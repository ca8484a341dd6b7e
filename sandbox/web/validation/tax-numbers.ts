/** Tax numbers of buyers: a number requires its kind, which no schema keyword expresses. */
import type { VatType } from '../../../generated/wire.ts'
import { fieldsOf } from '../../../src/values/json.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { isOneOf, keysWhere } from '../../platform/one-of.ts'
import { valueAt } from '../../platform/value-at.ts'

/** The only tax number of a request. */
const field = 'cartInfo.contactInfo.contactDetails.vatId'

/** The valid kinds of a number. */
const isKind: Readonly<Record<VatType, boolean>> = { UNSPECIFIED: false, CPF: true, CNPJ: true }
const kinds = keysWhere(isKind, (isKnown) => isKnown)

/** A tax number without a kind. */
export function taxNumberViolations(body: unknown): Violation[] {
  const { id, type } = fieldsOf(valueAt(body, field))
  if (typeof id !== 'string' || id === '' || isOneOf(kinds, type)) return []
  const description = `must be ${kinds.join(' or ')} where a number is given`
  return [violation(`${field}.type`, 'INVALID_ENUM_VALUE', description, { values: kinds })]
}

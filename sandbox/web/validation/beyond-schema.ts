/** Rules that no keyword of JSON Schema expresses: invisible names, addresses in free-form SEO tags, tax numbers. */
import type { VatType } from '../../../generated/wire.ts'
import { fieldsOf, listOf } from '../../../src/values/json.ts'
import { isBlank } from '../../commerce/rules/names.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { isOneOf, keysWhere } from '../../platform/one-of.ts'
import { valueAt } from '../../platform/value-at.ts'

/** Fields that hold a name, at any depth. */
const names: ReadonlySet<string> = new Set([
  ...['name', 'fileName', 'productName', 'userName', 'streetName'],
  ...['firstName', 'lastName', 'nickname', 'company', 'jobTitle', 'position', 'title'],
  ...['brand', 'ribbon', 'option', 'choice'],
])

/** Fields that hold a name only inside another: a choice's name is its description. */
const namesWithin: ReadonlyMap<string, readonly string[]> = new Map([
  ['choices', ['value', 'description']],
  ['productName', ['original', 'translated']],
  ['title', ['original', 'translated']],
  ['name', ['original', 'translated']],
  ['colorInfo', ['original', 'translated']],
])

/** Fields with content of the caller's own: what a query looks for, the variables of a document. */
const unnamed: ReadonlySet<string> = new Set(['filter', 'variables'])

/** Names of a body that are invisible. Empty ones are left to the operation. */
export function blankNameViolations(body: unknown): Violation[] {
  return [...blanks(body, '', '')].map((field) =>
    violation(field, 'FORMAT', 'must have a visible character', { type: 'NAME' }),
  )
}

function* blanks(value: unknown, field: string, parent: string): Generator<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* blanks(item, `${field}[${index}]`, parent)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (unnamed.has(name)) continue
      const at = field === '' ? name : `${field}.${name}`
      const isName = names.has(name) || namesWithin.get(parent)?.includes(name) === true
      if (isName && typeof part === 'string' && part !== '' && isBlank(part)) yield at
      else yield* blanks(part, at, name)
    }
  }
}

/** Attributes that a browser follows or loads, in lower case. */
const followed = ['href', 'src', 'action', 'formaction']

/** The tags of a product, and those of a collection. */
const seoTags = ['product.seoData.tags', 'collection.seoSchema.tags']

/** Attributes of a body's tags with a non-web address. */
export function seoAddressViolations(body: unknown): Violation[] {
  const tags = seoTags.flatMap((path) =>
    listOf(valueAt(body, path)).map((tag, index) => ({ tag, at: `${path}[${index}]` })),
  )
  return tags.flatMap(({ tag, at }) =>
    Object.entries(fieldsOf(fieldsOf(tag).props)).flatMap(([name, value]) => {
      if (!followed.includes(name.toLowerCase())) return []
      if (typeof value === 'string' && isWebAddress(value)) return []
      const description = 'must be an http or https address'
      return [violation(`${at}.props.${name}`, 'FORMAT', description, { type: 'URI' })]
    }),
  )
}

/** True for an absolute http or https URL: never `javascript:`. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\/[^\s/?#\\]\S*$/i.test(address) && URL.canParse(address)
}

/** The only tax number of a request. */
const taxNumber = 'cartInfo.contactInfo.contactDetails.vatId'

/** The valid kinds of a number. */
const isKind: Readonly<Record<VatType, boolean>> = { UNSPECIFIED: false, CPF: true, CNPJ: true }
const kinds = keysWhere(isKind, (isKnown) => isKnown)

/** A tax number without a kind. */
export function taxNumberViolations(body: unknown): Violation[] {
  const { id, type } = fieldsOf(valueAt(body, taxNumber))
  if (typeof id !== 'string' || id === '' || isOneOf(kinds, type)) return []
  const description = `must be ${kinds.join(' or ')} where a number is given`
  return [violation(`${taxNumber}.type`, 'INVALID_ENUM_VALUE', description, { values: kinds })]
}

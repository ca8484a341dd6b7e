/** Blank names: no JSON Schema keyword covers invisible text. */

import { isBlank } from '../../commerce/rules/names.ts'
import { type Violation, violation } from '../../platform/errors.ts'

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
      const at = field === '' ? name : `${field}.${name}`
      const isName = names.has(name) || namesWithin.get(parent)?.includes(name) === true
      if (isName && typeof part === 'string' && part !== '' && isBlank(part)) yield at
      else yield* blanks(part, at, name)
    }
  }
}

/** Addresses in SEO tags: attributes are free-form, so no schema keyword covers them. */

import { fieldsOf } from '../../../src/values/json.ts'
import { isWebAddress } from '../../commerce/rules/web-addresses.ts'
import { type Violation, violation } from '../../platform/errors.ts'
import { valueAt } from '../../platform/value-at.ts'

/** Attributes that a browser follows or loads, in lower case. */
const followed = ['href', 'src', 'action', 'formaction']

/** Attributes of a body's tags with a non-web address. */
export function seoAddressViolations(body: unknown): Violation[] {
  const tags = valueAt(body, 'product.seoData.tags')
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag, index) =>
    Object.entries(fieldsOf(fieldsOf(tag).props)).flatMap(([name, value]) => {
      if (!followed.includes(name.toLowerCase())) return []
      if (typeof value === 'string' && isWebAddress(value)) return []
      const field = `product.seoData.tags[${index}].props.${name}`
      return [violation(field, 'FORMAT', 'must be an http or https address', { type: 'URI' })]
    }),
  )
}

/** A request's rules as a Standard Schema. */
import type { RequestRules } from '../../generated/request-rules.ts'
import { decode } from '../adapters/decode.ts'
import { encode } from '../adapters/encode.ts'
import { ApiError } from '../errors/api-error.ts'
import type { MediaHosts } from '../media/hosts.ts'
import { wix } from '../platforms/wix.ts'
import { brokenRules } from './broken-rules.ts'
import type { StandardIssue, StandardSchema } from './standard-schema.ts'

/**
 * The schema of one request, for every library that takes a Standard Schema: forms, routers, servers. It validates what
 * the description says of the request: types, limits, formats, required and unknown fields. What only the store knows
 * (stock, taken names) is checked by the platform alone.
 *
 * Dates may be given as `Date` or as ISO text, images as object, reference or address; a value that passes holds Dates
 * and image objects, as the call takes them.
 *
 * @param request the rules of the request, named after its call: `addToCartRequest` for `addToCart`
 * @param hosts the platform whose images the values hold; the hosted one by default
 * @example
 * const schema = requestSchema(updateMemberRequest)
 * const result = schema['~standard'].validate({ member: { loginEmail: 5 } })
 * const messages = result.issues?.map(({ message }) => message)
 */
export const requestSchema = <Given>(
  request: RequestRules<Given>,
  hosts: MediaHosts = wix,
): StandardSchema<Given> => ({
  '~standard': {
    version: 1,
    vendor: 'storefront-client',
    validate: (value) => {
      const issues = issuesOf(request, value, hosts)
      return issues.length > 0 ? { issues } : { value: decoded(value, request, hosts) }
    },
  },
})

/** A value without a wire form breaks a rule, too. */
const issuesOf = (
  { rules, codec }: RequestRules<unknown>,
  value: unknown,
  hosts: MediaHosts,
): readonly StandardIssue[] => {
  try {
    const broken = brokenRules(rules, encode(value, codec, hosts))
    return broken.map(({ message, path }) => ({ message, path }))
  } catch (error) {
    if (!ApiError.is(error, 'INVALID_ARGUMENT')) throw error
    return error.violations.map(({ field, description }) => ({
      message: description,
      path: stepsOf(field),
    }))
  }
}

/** `lineItems[0].quantity` as its steps. */
const stepsOf = (field: string): readonly PropertyKey[] =>
  Array.from(field.matchAll(/[^.[\]]+/g), ([step]) => (/^\d+$/.test(step) ? Number(step) : step))

/**
 * A value that passed, as a call takes it; the same one where nothing needs converting. Passing implies its type, which
 * the compiler cannot infer.
 */
function decoded<Given>(value: unknown, request: RequestRules<Given>, hosts: MediaHosts): Given
function decoded(value: unknown, { codec }: RequestRules<unknown>, hosts: MediaHosts): unknown {
  // From the wire, where an image has its id, whichever way it was given.
  return codec === undefined ? value : decode(encode(value, codec, hosts), codec, hosts)
}

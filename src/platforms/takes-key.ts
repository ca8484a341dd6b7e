import type { Operation } from '../../generated/operation.ts'
import { secretTags } from '../../generated/tags.ts'

/**
 * Whether an `Idempotency-Key` has a meaning for an operation: it must not be applied twice, and its
 * answer may be kept for a repetition. Platforms do not keep answers that hold secrets, so calls for
 * them take no key and are not repeated. Applying them twice does no harm: what they use up (a code,
 * an unused e-mail address) works once.
 */
export const takesKey = ({
  retry,
  tag,
}: Pick<Operation, 'retry'> & { readonly tag?: Operation['tag'] }): boolean =>
  retry === 'not-repeatable' && !(tag && secretTags.includes(tag))

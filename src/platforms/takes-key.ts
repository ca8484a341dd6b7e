import type { Operation } from '../../generated/operation.ts'
import { secretTags } from '../../generated/tags.ts'

/**
 * Whether an `Idempotency-Key` has a meaning for an operation: it must not be applied twice, and its
 * answer may be kept for a repetition. Answers that hold secrets are kept by nobody, so calls for
 * them take no key and are not repeated; what they use up (a code, an e-mail address that is free)
 * works once anyway.
 */
export const takesKey = ({
  retry,
  tag,
}: Pick<Operation, 'retry'> & { readonly tag?: Operation['tag'] }): boolean =>
  retry === 'not-repeatable' && !(tag && secretTags.includes(tag))

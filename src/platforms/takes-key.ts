import type { Operation } from '../../generated/operation.ts'
import { secretTags } from '../../generated/tags.ts'

/**
 * Whether an operation takes an `Idempotency-Key`: it must not be applied twice, and its response may
 * be stored for a retry. Platforms store no responses with secrets, so such calls take no key and are
 * not retried. Applying them twice is harmless: what they consume (a code, an unused e-mail address)
 * works once.
 */
export const takesKey = ({
  retry,
  tag,
}: Pick<Operation, 'retry'> & { readonly tag?: Operation['tag'] }): boolean =>
  retry === 'not-repeatable' && !(tag && secretTags.includes(tag))

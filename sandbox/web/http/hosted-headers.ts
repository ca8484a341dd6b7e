/** Headers that only the sandbox knows, and their refusal in strict mode. */
import { additionsHeader } from '../../../src/platforms/additions.ts'
import { additionOnly } from '../../platform/addition.ts'
import { assertNone, type Violation, violation } from '../../platform/errors.ts'

/** Whether a request asks for additions. */
export function asksAdditions(headers: Headers): boolean {
  return headers.get(additionsHeader)?.toLowerCase() === 'true'
}

/** Refuses headers that the hosted platform ignores or reads differently. */
export function assertHostedHeaders(headers: Headers): void {
  const violations: Violation[] = []
  const refuse = (header: string, instead: string) =>
    violations.push(
      violation(header, 'FIELD_NOT_ALLOWED', `is not taken: ${additionOnly(instead)}`),
    )
  if (headers.has('idempotency-key')) {
    refuse(
      'Idempotency-Key',
      'use a client with idempotencyKeys: false, and check whether a call was applied before you send it again',
    )
  }
  if (headers.has('if-match')) {
    refuse('If-Match', 'send only the fields that change: the last of two changes counts there')
  }
  if (/^Bearer\s/i.test(headers.get('authorization') ?? '')) {
    refuse('Authorization', 'use the token alone, without Bearer in front')
  }
  assertNone(violations)
}

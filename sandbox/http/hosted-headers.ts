/** Headers that only the sandbox understands: what a strict one says of them. */
import { ValidationError, type Violation, violation } from '../platform/errors.ts'

/** Refuses a request whose headers would mean nothing, or something else, on the hosted platform. */
export function assertHostedHeaders(headers: Headers): void {
  const violations: Violation[] = []
  if (headers.has('idempotency-key')) {
    violations.push(
      addition(
        'Idempotency-Key',
        'use the call without it, and read what has become of it before you send it again',
      ),
    )
  }
  if (/^Bearer\s/i.test(headers.get('authorization') ?? '')) {
    violations.push(addition('Authorization', 'use the token alone, without Bearer in front'))
  }
  if (violations.length > 0) throw new ValidationError(violations)
}

function addition(header: string, instead: string): Violation {
  const description = `is not taken: the hosted platform cannot, this is an addition of the sandbox; ${instead}`
  return violation(header, 'FIELD_NOT_ALLOWED', description)
}

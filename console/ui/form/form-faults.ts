// The refused fields of a form, from the platform's failure and from react-hook-form's errors.
import type { FieldErrors } from 'react-hook-form'
import type { Formats } from '../../messages/formats.ts'
import type { Texts } from '../../messages/texts.ts'
import type { Failure, KnownCode } from '../../store/failure.ts'
import { entryFor } from '../../store/known-value.ts'
import { violationText } from '../../store/violation-text.ts'
import type { Fault } from './saving-context.ts'

/** The fields that an error code implies, by preference; the first that the form shows counts. */
const fieldsOfCodes = {
  SLUG_ALREADY_EXISTS: ['slug', 'profile.slug'],
  MEMBER_ALREADY_EXISTS: ['loginEmail'],
  DUPLICATE_EMAIL: ['loginEmail'],
} as const satisfies Partial<Record<KnownCode, readonly string[]>>

/** The mounted field that an error code implies. */
export function fieldOfCode(
  { code }: Failure,
  sourceOf: (path: string) => string | undefined,
): string | undefined {
  const fields: readonly string[] = entryFor(fieldsOfCodes, code) ?? []
  return fields.find((path) => sourceOf(path) !== undefined)
}

/** The refused fields, each with its violation. */
export function faultsOf(
  failure: Failure,
  { rules, codes }: Pick<Texts['errors'], 'rules' | 'codes'>,
  formats: Formats,
  conflicting: string | undefined,
): Fault[] {
  const byCode = entryFor(codes, failure.code)
  if (conflicting !== undefined && byCode) return [{ path: conflicting, text: byCode }]
  return failure.violations.map((violation) => ({
    path: violation.field,
    text: violationText(violation, rules, formats),
  }))
}

export function saidByFields(errors: FieldErrors, parent = ''): Fault[] {
  return Object.entries(errors).flatMap(([name, error]) => {
    if (!error || typeof error !== 'object' || name === 'ref') return []
    const path = parent === '' ? name : `${parent}.${name}`
    if (typeof error.message === 'string') return [{ path, text: plainText(error.message) }]
    return saidByFields(Object.fromEntries(Object.entries(error)), path)
  })
}

/** ra-core's prefix of a validator's text, which it serializes as JSON. */
const OF_VALIDATOR = '@@react-admin@@'

function plainText(message: string): string {
  if (!message.startsWith(OF_VALIDATOR)) return message
  const text: unknown = JSON.parse(message.slice(OF_VALIDATOR.length))
  return typeof text === 'string' ? text : message
}

// Why a field was refused, in words: every rule, with its limit and without.
import { describe, expect, it } from 'vitest'
import { errors } from '../../../console/messages/en/errors.ts'
import { formatsOf } from '../../../console/messages/formats.ts'
import { violationText } from '../../../console/store/violation-text.ts'

const description = 'as the platform says it'
const textOf = (violatedRule: string | undefined, data?: unknown) =>
  violationText(
    { field: 'f', description, ...(violatedRule !== undefined && { violatedRule }), data },
    errors.rules,
    formatsOf('en'),
  )

/** Rules with a limit: what is said of 1,234, of 1 and of 0. */
const limited: readonly (readonly [string, string, string, string])[] = [
  ['MAX', 'must not be more than 1,234', 'must not be more than 1', 'must not be more than 0'],
  ['MIN', 'must be at least 1,234', 'must be at least 1', 'must not be negative'],
  [
    'MAX_LENGTH',
    'must not have more than 1,234 characters',
    'must not have more than 1 characters',
    'must not have more than 0 characters',
  ],
  [
    'MIN_LENGTH',
    'must have at least 1,234 characters',
    'must not be empty',
    'must have at least 0 characters',
  ],
  [
    'MAX_SIZE',
    'must not have more than 1,234 entries',
    'must not have more than 1 entries',
    'must not have more than 0 entries',
  ],
  [
    'MIN_SIZE',
    'must have at least 1,234 entries',
    'must not be empty',
    'must have at least 0 entries',
  ],
  [
    'DECIMAL_LTE',
    'must not be more than 1,234',
    'must not be more than 1',
    'must not be more than 0',
  ],
  ['DECIMAL_GTE', 'must be at least 1,234', 'must be at least 1', 'must not be negative'],
  ['DECIMAL_LT', 'must be less than 1,234', 'must be less than 1', 'must be less than 0'],
  ['DECIMAL_GT', 'must be more than 1,234', 'must be more than 1', 'must be more than 0'],
  [
    'DECIMAL_MAX_SCALE',
    'must not have more than 1,234 decimals',
    'must not have more than 1 decimals',
    'must not have more than 0 decimals',
  ],
]

describe('a refused field', () => {
  it.each(limited)('by %s is reported with its limit', (rule, ...texts) => {
    expect([1234, 1, 0].map((threshold) => textOf(rule, { threshold }))).toEqual(texts)
    expect(textOf(rule, { threshold: '1234' })).toBe(texts[0])
    expect(textOf(rule, { threshold: 0.000125 })).toContain('0.000125')
  })

  it.each(limited)('by %s has the platform’s text without a limit', (rule) => {
    const limits = [undefined, null, '', ' ', '2026-01-01', [], true].map((threshold) => ({
      threshold,
    }))
    const silent = [undefined, null, 'text', {}, ...limits]
    for (const data of silent) expect([data, textOf(rule, data)]).toEqual([data, description])
  })

  it.each([
    ['INVALID_ENUM_VALUE', 'must be one of the choices'],
    ['REQUIRED_FIELD', 'is required'],
    ['REQUIRED_ONE_OF_FIELD', 'is required'],
    ['FIELD_NOT_ALLOWED', 'cannot be set here'],
    ['ONE_OF_ALIGNMENT', 'cannot be combined with another field'],
  ])('by %s needs no limit', (rule, text) => {
    expect([undefined, { threshold: 3 }].map((data) => textOf(rule, data))).toEqual([text, text])
  })

  it.each([
    'VALIDATION',
    'OTHER',
    'EXACT_LENGTH',
    'EXACT_SIZE',
    'A_NEW_RULE',
    'toString',
    undefined,
  ])('by %s is told as the platform says it', (rule) => {
    expect(textOf(rule, { threshold: 3 })).toBe(description)
  })

  it.each([
    ['EMAIL', 'must be an e-mail address'],
    ['DATE', 'must be a date such as 1990-12-31'],
    ['DATE_TIME', 'must be a date such as 1990-12-31'],
    ['URI', 'must be an address that begins with https://'],
    ['UUID', 'has the wrong format'],
    [7, 'has the wrong format'],
    [undefined, 'has the wrong format'],
  ])('of the form %s', (type, text) => {
    expect(textOf('FORMAT', { type })).toBe(text)
  })
})

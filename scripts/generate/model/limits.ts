/** What a limit allows, in words. */
import type { LimitKeyword } from './schema.ts'

/** Numeric limits: the keywords of schemas, and the decimal places of a decimal text. */
export type Limit = LimitKeyword | 'scale'

/** `%` is the number. */
const words: Readonly<Record<Limit, string>> = {
  minLength: 'at least % characters',
  maxLength: 'at most % characters',
  minimum: 'at least %',
  maximum: 'at most %',
  exclusiveMinimum: 'more than %',
  exclusiveMaximum: 'less than %',
  multipleOf: 'multiples of %',
  minItems: 'at least % items',
  maxItems: 'at most % items',
  minProperties: 'at least % entries',
  maxProperties: 'at most % entries',
  scale: 'at most % decimal places',
}

export function allowedBy(keyword: Limit, limit: unknown): string {
  return words[keyword].replace('%', String(limit))
}

export function isLimit(keyword: string): keyword is Limit {
  return keyword in words
}

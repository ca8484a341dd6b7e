/** Numeric limits: their keywords, and what each allows. */

/** `%` is the number. */
const words = {
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
  /** The decimal places of a decimal text. */
  scale: 'at most % decimal places',
}

export type Limit = keyof typeof words

export type LimitKeyword = Exclude<Limit, 'scale'>

export const rangeKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'] as const

export const limitKeywords = Object.keys(words).filter(
  (keyword): keyword is LimitKeyword => isLimit(keyword) && keyword !== 'scale',
)

export function allowedBy(keyword: Limit, limit: unknown): string {
  return counted(words[keyword].replace('%', String(limit)))
}

/** With its noun in the singular after 1. */
export function counted(text: string): string {
  return text.replace(/(?<=\b1 [a-z ]*)(ie)?s$/, (_, stem) => (stem ? 'y' : ''))
}

export function isLimit(keyword: string): keyword is Limit {
  return keyword in words
}

/** The rules of a field, as text. */
import { allowedBy, counted } from '../../model/limits.ts'
import type { DecimalLimits, Schema } from '../../model/schema.ts'
import { code, listed } from './markdown.ts'

/** The letters of `x-origin`. */
const releases: readonly (readonly [string, string])[] = [
  ['E', 'the early release'],
  ['M', 'the specified release'],
  ['C', 'the current release'],
]
const everyRelease = 'EMC'

/** The rules of a field beside its type; `target` is its resolved reference, which has the limits. */
export function rulesOf(field: Schema, target: Schema): readonly string[] {
  const { limits, types, format, pattern, decimal, uniqueItems } = target
  const isText = types.includes('string')
  const isList = types.includes('array')
  const isShown = format !== undefined && format !== 'date-time' && !types.includes('object')
  return [
    field.readOnly ? 'read-only' : '',
    field.immutable ? 'set once' : '',
    field.clearable ? 'an empty text removes it' : '',
    isShown ? `format ${format}` : '',
    isText ? span(limits.minLength, limits.maxLength, 'characters') : '',
    isList ? span(limits.minItems, limits.maxItems, 'items') : '',
    isList ? itemRules(target) : '',
    span(limits.minProperties, limits.maxProperties, 'entries'),
    numberSpan(limits),
    limits.multipleOf === undefined ? '' : `a multiple of ${limits.multipleOf}`,
    decimal === undefined ? '' : decimalRules(decimal),
    pattern === undefined ? '' : `matches ${code(pattern)}`,
    uniqueItems ? 'each once' : '',
    field.default === undefined ? '' : `default ${code(JSON.stringify(field.default))}`,
  ].filter((rule) => rule !== '')
}

/** The releases with a field or schema, unless all have it. */
export function releasesOf(origin: string | undefined, inherited = everyRelease): string {
  if (origin === undefined || origin === inherited) return ''
  const seen = releases.filter(([letter]) => origin.includes(letter)).map(([, name]) => name)
  const isHidden = origin.includes('H')
  if (seen.length === 0) return isHidden ? 'Seen on the wire, declared by no release.' : ''
  const only = seen.length === releases.length ? '' : `Only seen in ${listed(seen)}.`
  return isHidden ? `${only} On the wire it is not always declared.`.trim() : only
}

function span(least: number | undefined, most: number | undefined, unit: string): string {
  const one = (count: number) => counted(`${count} ${unit}`)
  if (least !== undefined && most !== undefined) {
    return least === most ? `exactly ${one(most)}` : `${least} to ${one(most)}`
  }
  if (most !== undefined) return `at most ${one(most)}`
  return least === undefined || least === 0 ? '' : `at least ${one(least)}`
}

const bounds = ['minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum'] as const

function numberSpan(limits: Schema['limits'] | DecimalLimits): string {
  const { minimum, maximum } = limits
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  const written = bounds.filter((keyword) => limits[keyword] !== undefined)
  return listed(written.map((keyword) => allowedBy(keyword, limits[keyword])))
}

function itemRules({ items }: Schema): string {
  if (items === undefined || items.ref !== undefined) return ''
  const rules = rulesOf(items, items)
  return rules.length === 0 ? '' : `each ${rules.join(', ')}`
}

function decimalRules(limits: DecimalLimits): string {
  const { scale } = limits
  const places = scale === undefined ? '' : `at most ${scale} decimals`
  return [numberSpan(limits), places].filter((rule) => rule !== '').join(', ')
}

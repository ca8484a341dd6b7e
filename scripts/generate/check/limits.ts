/** Refuses limits without effect and limits that no value satisfies. */
import { numberOf, pointerTo, recordOf, stringOf, type UnknownRecord } from '../model/json.ts'
import type { Report } from '../read/problem.ts'

/** Type → the keywords that apply to its values only. */
const keywordsOf = {
  string: ['minLength', 'maxLength', 'pattern'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  array: ['items', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'required', 'additionalProperties', 'minProperties', 'maxProperties'],
} as const

/** Lower limit, upper limit, and whether they may be equal. */
const ranges = [
  ['minLength', 'maxLength', true],
  ['minItems', 'maxItems', true],
  ['minProperties', 'maxProperties', true],
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
] as const

/** @param report takes problems at pointers relative to the schema */
export function refuseLimits(schema: UnknownRecord, report: Report): void {
  refuseIdleLimits(schema, report)
  refuseEmptyRanges(schema, '', report)
  refuseRangesBetweenSteps(schema, report)
  refuseEmptyRanges(recordOf(schema['x-decimal']), '/x-decimal', report)
  refusePattern(schema, report)
  if (schema.multipleOf === 0) {
    const advice = 'Write the step between two values, such as 0.01.'
    report('/multipleOf', 'multipleOf is not above 0.', advice)
  }
  const types = [schema.type].flat()
  const twice = types.find((type, index) => types.indexOf(type) < index)
  if (twice !== undefined)
    report('/type', `The type ${twice} is listed twice.`, 'List each type once.')
}

function refuseIdleLimits(schema: UnknownRecord, report: Report): void {
  const written = [schema.type].flat().filter((type) => type !== undefined)
  const types = written.map((type) => (type === 'integer' ? 'number' : type))
  for (const [type, keywords] of Object.entries(keywordsOf)) {
    if (types.includes(type)) continue
    for (const key of keywords.filter((keyword) => schema[keyword] !== undefined)) {
      if (types.length === 0) {
        report(pointerTo(key), `${key} has no type beside it.`, `Write type: ${type}.`)
      } else {
        const message = `${key} has no effect on type: ${written.join(' or ')}.`
        report(pointerTo(key), message, `Leave it out, or write type: ${type}.`)
      }
    }
  }
}

function refuseEmptyRanges(limits: UnknownRecord, at: string, report: Report): void {
  for (const [lower, upper, mayBeSame] of ranges) {
    const [least, most] = [limits[lower], limits[upper]]
    if (least === undefined || most === undefined) continue
    if (Number(least) < Number(most) || (mayBeSame && Number(least) === Number(most))) continue
    const message = `${lower} ${least} and ${upper} ${most} leave no value.`
    const advice = `Lower ${lower} below ${upper}, or leave one of them out.`
    report(at + pointerTo(lower), message, advice)
  }
}

/** Ranges without a multiple: 1 to 9 has none of 10. */
function refuseRangesBetweenSteps(schema: UnknownRecord, report: Report): void {
  const step = numberOf(schema.multipleOf) ?? ([schema.type].flat().includes('integer') ? 1 : 0)
  const lower = limitOf(schema, 'minimum', 'exclusiveMinimum')
  const upper = limitOf(schema, 'maximum', 'exclusiveMaximum')
  if (!(step > 0) || !lower || !upper || lower.value > upper.value) return
  // Floating-point error: 0.3 / 0.1 is slightly below 3.
  const inSteps = (value: number) => Number((value / step).toPrecision(12))
  const [first, last] = [inSteps(lower.value), inSteps(upper.value)]
  const least = lower.isExcluded ? Math.floor(first) + 1 : Math.ceil(first)
  const most = upper.isExcluded ? Math.ceil(last) - 1 : Math.floor(last)
  if (least <= most) return
  const multiple = schema.multipleOf === undefined ? 'whole number' : `multiple of ${step}`
  const [from, to] = [lower, upper].map(({ keyword, value }) => `${keyword} ${value}`)
  const message = `${from} and ${to} leave no ${multiple}.`
  report(pointerTo(lower.keyword), message, `Allow a ${multiple} between them.`)
}

/** One end of a range; where both keywords are given, either proves the range empty. */
function limitOf(schema: UnknownRecord, inclusive: string, exclusive: string) {
  const keyword = schema[exclusive] === undefined ? inclusive : exclusive
  const value = numberOf(schema[keyword])
  return value === undefined ? undefined : { keyword, value, isExcluded: keyword === exclusive }
}

function refusePattern({ pattern }: UnknownRecord, report: Report): void {
  const written = stringOf(pattern)
  if (written === undefined) return
  try {
    new RegExp(written, 'u')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^.*: /, '') : String(error)
    const advice = 'Close its brackets, and escape literal characters with a backslash.'
    report('/pattern', `The pattern is not a regular expression: ${reason}.`, advice)
  }
}

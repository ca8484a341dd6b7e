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

const ranges = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'maximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const

/** @param report takes problems at pointers relative to the schema */
export function refuseLimits(schema: UnknownRecord, report: Report): void {
  refuseIdleLimits(schema, report)
  const types = [schema.type].flat()
  const step = numberOf(schema.multipleOf) ?? (types.includes('integer') ? 1 : 0)
  refuseEmptyRanges(schema, '', step, report)
  refuseEmptyRanges(recordOf(schema['x-decimal']), '/x-decimal', 0, report)
  refusePattern(schema, report)
  if (schema.multipleOf === 0) {
    const advice = 'Write the step between two values, such as 0.01.'
    report('/multipleOf', 'multipleOf is not above 0.', advice)
  }
  if (types.length === 0)
    report('/type', 'The list of types is empty.', 'Write a type, or leave it out.')
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

/** Ranges without a value, such as 9 to 1, or without a multiple of the step: 1 to 9 has none of 10. */
function refuseEmptyRanges(limits: UnknownRecord, at: string, step: number, report: Report): void {
  // Floating-point error: 0.3 / 0.1 is slightly below 3.
  const inSteps = (value: number) => Number((value / step).toPrecision(12))
  for (const [lower, upper] of ranges) {
    if (limits[lower] === undefined || limits[upper] === undefined) continue
    const [least, most] = [Number(limits[lower]), Number(limits[upper])]
    const [opens, closes] = [lower, upper].map((end) => end.startsWith('exclusive'))
    const first = opens ? Math.floor(inSteps(least)) + 1 : Math.ceil(inSteps(least))
    const last = closes ? Math.ceil(inSteps(most)) - 1 : Math.floor(inSteps(most))
    const isEmpty = least > most || (least === most && (opens || closes))
    if (!isEmpty && !(step > 0 && first > last)) continue
    const multiple = step === 1 ? 'whole number' : `multiple of ${step}`
    const advice = isEmpty
      ? `Lower ${lower} below ${upper}, or leave one of them out.`
      : `Allow a ${multiple} between them.`
    const ends = `${lower} ${limits[lower]} and ${upper} ${limits[upper]}`
    const message = `${ends} leave no ${isEmpty ? 'value' : multiple}.`
    report(at + pointerTo(lower), message, advice)
  }
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

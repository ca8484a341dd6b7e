/** Refuses keywords, types and formats that generated types and validators do not support. */
import type { CompilerConfig } from '../model/config.ts'
import { numberFormats, textFormats } from '../model/formats.ts'
import { isRecord, pointerTo, recordOf, stringOf, type UnknownRecord } from '../model/json.ts'
import { limitKeywords } from '../model/limits.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'
import { refuseLimits } from './limits.ts'
import { nodesOf, type Rule, refuseUnknown } from './rule.ts'

/** Compiled keywords, and those that are documentation only. */
const keywords = new Set<string>([
  ...limitKeywords,
  ...['type', 'format', 'enum', 'const', 'pattern', 'uniqueItems', 'required', 'properties'],
  ...['items', 'additionalProperties', 'anyOf', 'oneOf', 'readOnly', 'deprecated'],
  ...['description', 'title', 'default', 'example', 'examples', 'externalDocs', '$comment', '$ref'],
  ...['contentEncoding', 'contentMediaType'],
])

const branches =
  'Write oneOf with a branch for each case, or state the condition in the description.'

const instead: Readonly<Record<string, string>> = {
  allOf: 'Write the fields of all parts into one object, or give each part a field of its own.',
  prefixItems: 'Write items with one schema for all entries, or an object with a field for each.',
  discriminator: 'Leave it out, and distinguish the branches by a field with const.',
  not: 'Write what is allowed: enum, pattern or limits.',
  patternProperties: 'Write additionalProperties with the schema of every entry.',
  propertyNames: 'State the form of the keys in the description.',
  writeOnly: 'Describe requests and responses as two schemas.',
  contains: 'State the rule in the description.',
  ...Object.fromEntries(['if', 'then', 'else', 'dependentSchemas'].map((key) => [key, branches])),
  dependentRequired: 'State the dependent fields in the description.',
  unevaluatedProperties: 'Write additionalProperties: false where the fields are.',
  $defs: 'Write each as a separate schema in the file, and refer to it: $ref.',
  $dynamicRef: 'Write $ref.',
}

/** Keywords allowed beside a reference; every other one belongs in its target. */
const besideReference = new Set([
  ...['$ref', 'description', 'title', 'default', 'example', 'examples', 'deprecated', 'readOnly'],
  ...['externalDocs', '$comment'],
])

/** Those of the field: its reference does not take them from its target. */
const ofFields = ['readOnly', 'default', 'x-immutable', 'x-clearable']

/** Keywords that apply to a whole union. */
const besideUnion = new Set([...besideReference, 'anyOf', 'oneOf'])

export const keywordsKept: Rule = ({ nodes }, report) => {
  for (const { kind, value, pointer } of nodes)
    if (kind === 'Schema') refuseKeywords(value, pointer, report)
}

export const schemasKept: Rule = (written, reportAll) => {
  for (const { value, pointer, report } of nodesOf(written, 'Schema', reportAll)) {
    for (const [part, at] of partsIn(value))
      if (!isRecord(part))
        report(at, 'This is no schema.', 'Write an object, such as { type: string }.')
    const [, name] = /^\/components\/schemas\/([^/]+)$/.exec(pointer) ?? []
    for (const key of ofFields.filter((one) => name !== undefined && value[one] !== undefined)) {
      const message = `${key} has no effect on fields that refer to ${name}.`
      report(pointerTo(key), message, 'Write it beside the $ref of each field.')
    }
    refuseTypes(value, /\/(anyOf|oneOf)\/\d+$/.test(pointer), report)
    refuseFormat(value, written.formats, report)
    refuseLimits(value, report)
    if (Array.isArray(value.enum) && value.enum.length === 0)
      report('/enum', 'The enumeration is empty.', 'List at least one value.')
  }
}

/** The fields and items of a schema, which JSON Schema allows to be boolean. */
function* partsIn({ properties, items }: UnknownRecord): Generator<readonly [unknown, string]> {
  for (const [name, field] of Object.entries(recordOf(properties)))
    yield [field, pointerTo('properties', name)]
  if (items !== undefined) yield [items, '/items']
}

function refuseKeywords(schema: UnknownRecord, at: string, report: Report): void {
  const union = schema.anyOf === undefined ? 'oneOf' : 'anyOf'
  for (const key of Object.keys(schema)) {
    if (key.startsWith('x-')) continue
    const place = at + pointerTo(key)
    if (!keywords.has(key)) {
      report(place, `${key} is not compiled.`, instead[key] ?? adviseOneOf(key, keywords))
    } else if (schema.$ref !== undefined && !besideReference.has(key)) {
      const advice =
        key === 'type'
          ? "Write anyOf: [{ $ref: … }, { type: 'null' }] for what may be null."
          : 'Write it in the target of the reference, or in a separate schema.'
      report(place, `${key} has no effect beside $ref.`, advice)
    } else if (schema[union] !== undefined && !besideUnion.has(key)) {
      report(place, `${key} has no effect beside ${union}.`, 'Write it into each of the branches.')
    }
  }
  if (schema.anyOf !== undefined && schema.oneOf !== undefined) {
    report(`${at}/oneOf`, 'oneOf has no effect beside anyOf.', 'Write one list of branches.')
  }
  if (schema.properties !== undefined && isRecord(schema.additionalProperties)) {
    const message = 'Entries beside named fields would need the type of all fields.'
    const advice = 'Write additionalProperties: true, or put the entries into a field of their own.'
    report(`${at}/additionalProperties`, message, advice)
  }
}

function refuseTypes(schema: UnknownRecord, isBranch: boolean, report: Report): void {
  const types = [schema.type].flat().filter((type) => type !== undefined)
  const others = types.filter((type) => type !== 'null')
  if (types.length > 0 && others.length === 0 && !isBranch)
    report('/type', 'A field cannot always be null.', 'Leave it out, or add its type.')
  if (others.length < 2) return
  const advice = 'Write anyOf with a schema for each type.'
  if (others.includes('object') || others.includes('array')) {
    report('/type', `A value that is ${others.join(' or ')} cannot be told apart here.`, advice)
  } else if (schema.format !== undefined) {
    report('/format', `The format belongs to one of the types ${others.join(' and ')}.`, advice)
  }
}

function refuseFormat(
  { format, type }: UnknownRecord,
  formats: CompilerConfig['formats'],
  report: Report,
): void {
  const name = stringOf(format)
  if (name === undefined) return
  const own = Object.keys(formats)
  const known = [...new Set([...own, ...textFormats, ...numberFormats])]
  refuseUnknown(report, '/format', 'There is no format %.', name, known)
  if (!known.includes(name)) return
  const [kind] = [type].flat().filter((item) => item !== 'null')
  const fitting = textFormats.includes(name)
    ? ['string']
    : numberFormats.includes(name)
      ? ['number', 'integer']
      : ['string', 'object']
  if (fitting.some((item) => item === kind)) return
  const message = `The format ${name} is not one of ${kind ?? 'no type'}.`
  report('/format', message, `Write type: ${fitting[0]}.`)
}

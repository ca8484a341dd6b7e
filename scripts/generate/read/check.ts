/** Checks what no schema of OpenAPI knows: that names, extensions and examples of the description fit together. */

import type { Operation, Schema } from '../model/description.ts'
import { isRecord, listOf, pointerTo, recordOf, stringOf } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import { callers, hosts, origins, retries } from '../model/words.ts'
import { checkDeprecations } from './check-deprecations.ts'
import { checkExamples } from './examples.ts'
import type { Problem, Report } from './problem.ts'
import type { Locator } from './source-location.ts'
import { adviseOneOf } from './suggest.ts'

export function check(bundle: unknown, views: Views, locator: Locator): Problem[] {
  const problems: Problem[] = []
  const report: Report = (pointer, message, advice) => {
    const place = locator.locate(pointer)
    problems.push({ ...place, message, ...(advice === undefined ? {} : { advice }) })
  }
  const seen = new Map<string, Operation>()
  for (const operation of views.description.operations) {
    checkIdentity(operation, seen, views, report)
    checkWords(operation, views, report)
    checkPathParameters(operation, report)
    checkMirrors(operation, views, report)
    checkPaging(operation, views, report)
    checkFallback(operation, views, report)
    checkBodies(operation, bundle, report)
  }
  for (const [name, schema] of views.description.schemas)
    checkComponent(name, schema, views, report)
  checkDeprecations(views, report)
  checkExtensions(bundle, report)
  if (problems.length === 0) checkExamples(bundle, views, report)
  return problems
}

function checkIdentity(
  operation: Operation,
  seen: Map<string, Operation>,
  views: Views,
  report: Report,
): void {
  const { id, pointer, tag } = operation
  const at = pointer + pointerTo('operationId')
  const twin = seen.get(id)
  seen.set(id, operation)
  if (!/^[a-z][A-Za-z]*\.[a-z]\w*$/.test(id)) {
    report(
      at,
      `The operationId ${id} is not a tag and a name.`,
      'Write <tag>.<name>, such as products.getProduct.',
    )
  } else if (twin !== undefined) {
    report(
      at,
      `The operationId ${id} is taken by ${twin.method} ${twin.path}.`,
      'Give each operation a name of its own.',
    )
  } else if (!views.description.tags.some(({ name }) => name === tag)) {
    const tags = views.description.tags.map(({ name }) => name)
    report(at, `There is no tag ${tag}.`, adviseOneOf(tag, tags))
  }
}

function checkWords(operation: Operation, views: Views, report: Report): void {
  const { service, host, retry, origin, pointer } = operation
  const single: readonly (readonly [string, string, readonly string[]])[] = [
    ['x-service', service, [...views.description.services.keys()]],
    ['x-host', host, hosts],
    ['x-retry', retry, retries],
    ['x-origin', origin, origins],
  ]
  for (const [key, value, known] of single) {
    if (known.includes(value)) continue
    const message = value === '' ? `${key} is missing.` : `${key} cannot be ${value}.`
    report(pointer + pointerTo(key), message, adviseOneOf(value, known))
  }
  for (const caller of operation.callers) {
    if (callers.some((known) => known === caller)) continue
    report(`${pointer}/x-callers`, `x-callers cannot name ${caller}.`, adviseOneOf(caller, callers))
  }
}

function checkFallback(operation: Operation, views: Views, report: Report): void {
  const { longQueryFallback, pointer } = operation
  const ids = views.description.operations.map(({ id }) => id)
  if (longQueryFallback === undefined || ids.includes(longQueryFallback)) return
  report(
    pointer + pointerTo('x-long-query-fallback'),
    `There is no operation ${longQueryFallback}.`,
    adviseOneOf(longQueryFallback, ids),
  )
}

function checkPathParameters({ path, pathParameters, pointer }: Operation, report: Report): void {
  const inPath = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name ?? '')
  const described = pathParameters.map(({ name }) => name)
  const [misnamed] = described.filter((name) => !inPath.includes(name))
  for (const name of inPath.filter((name) => !described.includes(name))) {
    const advice =
      misnamed === undefined
        ? `Describe it under parameters: name: ${name}, in: path.`
        : `Rename the parameter ${misnamed} to ${name}, or the other way round.`
    report(pointer, `The path's {${name}} is not described.`, advice)
  }
  for (const name of described.filter((name) => !inPath.includes(name))) {
    report(`${pointer}/parameters`, `The path ${path} has no {${name}}.`, adviseOneOf(name, inPath))
  }
}

function checkMirrors(operation: Operation, views: Views, report: Report): void {
  const { mirrors, pathParameters, body, pointer } = operation
  for (const [parameter, field] of Object.entries(mirrors)) {
    const at = pointer + pointerTo('x-path-mirrors', parameter)
    const names = pathParameters.map(({ name }) => name)
    if (!names.includes(parameter)) {
      report(at, `There is no path parameter ${parameter}.`, adviseOneOf(parameter, names))
    }
    const missing = missingField(views, body?.schema, field)
    if (missing !== undefined) report(at, `The body has no field ${field}.`, missing)
  }
}

function checkPaging(operation: Operation, views: Views, report: Report): void {
  const { paging, answer, pointer } = operation
  if (paging === undefined) return
  const at = `${pointer}/x-paging`
  for (const key of ['items', 'total'] as const) {
    const field = paging[key]
    if (field === undefined || field === '') continue
    const missing = missingField(views, answer, field)
    if (missing !== undefined)
      report(at + pointerTo(key), `The answer has no field ${field}.`, missing)
  }
  if (paging.query !== '') {
    const missing = missingField(views, operation.body?.schema, paging.query)
    if (missing !== undefined)
      report(`${at}/query`, `The request has no field ${paging.query}.`, missing)
  }
}

/** Advice when a dotted path leads nowhere; nothing when it leads to a field. */
function missingField(views: Views, schema: Schema | undefined, path: string): string | undefined {
  let current = schema
  for (const part of path.split('.')) {
    const fields = fieldsOf(views, current)
    const field = fields.get(part)
    if (field === undefined) return adviseOneOf(part, fields.keys())
    current = field
  }
  return undefined
}

function fieldsOf(views: Views, schema: Schema | undefined): Map<string, Schema> {
  if (schema === undefined) return new Map()
  const target = views.resolve(schema)
  const inherited = (target.allOf ?? []).flatMap((part) => [...fieldsOf(views, part)])
  return new Map([...inherited, ...(target.properties ?? [])])
}

/** Types need a name: what is sent and answered are components. */
function checkBodies(operation: Operation, bundle: unknown, report: Report): void {
  const { body, answer, method, pointer, queryParameters } = operation
  const advice = 'Move it to schemas/ and refer to it: schema: { $ref: … }.'
  if (body !== undefined && body.schema.ref === undefined) {
    report(`${pointer}/requestBody`, 'The body is written out in place.', advice)
  }
  if (answer !== undefined && answer.ref === undefined) {
    report(`${pointer}/responses`, 'The answer is written out in place.', advice)
  }
  if (body !== undefined && queryParameters.length > 0) {
    report(
      pointer,
      `${method} has a query and a body.`,
      'Put all fields into one of them: methods take one object.',
    )
  }
  if (!isRecord(bundle)) report('', 'The description is not an object.')
}

/** Names that schema.ts and TypeScript give to other types. */
const handWritten = [
  'ImageInput',
  'Video',
  'VideoInput',
  'VideoStill',
  'Date',
  'Record',
  'Response',
]

function checkComponent(name: string, schema: Schema, views: Views, report: Report): void {
  const at = pointerTo('components', 'schemas', name)
  if (!/^[A-Z]\w*$/.test(name)) {
    const advice = name.includes('-')
      ? 'Two schemas have this name; rename one of them.'
      : 'Write a name that begins with a capital letter.'
    report(at, `The schema ${name} cannot become a type.`, advice)
  }
  if (handWritten.includes(name)) {
    report(at, `${name} is a type of the compiler's own.`, 'Rename the schema.')
  }
  const isTaken = views.description.schemas.has(`${name}Input`)
  if (isTaken && views.directionsOf(name, 'wire').length > 1) {
    report(
      pointerTo('components', 'schemas', `${name}Input`),
      `${name}Input is the name of what is sent of ${name}.`,
      'Rename this schema.',
    )
  }
  checkSchema(schema, at, report)
}

function checkSchema(schema: Schema, at: string, report: Report): void {
  const fields = schema.properties ?? new Map<string, Schema>()
  const known = [...fields.keys()]
  const isWhole = schema.allOf === undefined
  for (const name of schema.required) {
    if (isWhole && !fields.has(name)) {
      report(
        `${at}/required`,
        `The required field ${name} does not exist.`,
        adviseOneOf(name, known),
      )
    }
  }
  for (const name of (schema.atMostOne ?? []).flat()) {
    if (!fields.has(name)) {
      report(`${at}/x-at-most-one`, `There is no field ${name}.`, adviseOneOf(name, known))
    }
  }
  if (schema.origin !== undefined && !/^[EMCH]+$/.test(schema.origin)) {
    report(
      `${at}/x-origin`,
      `x-origin cannot be ${schema.origin}.`,
      'Write letters of E, M, C and H.',
    )
  }
  for (const [name, field] of fields) checkSchema(field, at + pointerTo('properties', name), report)
  if (schema.items !== undefined) checkSchema(schema.items, `${at}/items`, report)
}

const operationExtensions = [
  'x-origin',
  'x-service',
  'x-host',
  'x-retry',
  'x-callers',
  'x-error-codes',
  'x-path-mirrors',
  'x-paging',
  'x-query-fields',
  'x-page',
  'x-long-query-fallback',
]
const schemaExtensions = [
  'x-origin',
  'x-enumeration',
  'x-value-origin',
  'x-at-most-one',
  'x-decimal',
  'x-immutable',
  'x-clearable',
]

/** An extension with a slip in its name would be silently without effect. */
function checkExtensions(bundle: unknown, report: Report): void {
  const root = recordOf(bundle)
  for (const [path, item] of Object.entries(recordOf(root.paths))) {
    for (const [method, operation] of Object.entries(recordOf(item))) {
      checkKeys(operation, pointerTo('paths', path, method), operationExtensions, report)
    }
  }
  for (const [name, schema] of Object.entries(recordOf(recordOf(root.components).schemas))) {
    checkSchemaKeys(schema, pointerTo('components', 'schemas', name), report)
  }
}

function checkSchemaKeys(schema: unknown, at: string, report: Report): void {
  if (!isRecord(schema)) return
  checkKeys(schema, at, schemaExtensions, report)
  for (const [name, field] of Object.entries(recordOf(schema.properties))) {
    checkSchemaKeys(field, at + pointerTo('properties', name), report)
  }
  for (const key of ['items', 'additionalProperties']) {
    checkSchemaKeys(schema[key], at + pointerTo(key), report)
  }
  for (const key of ['allOf', 'oneOf', 'anyOf']) {
    for (const [index, part] of listOf(schema[key]).entries()) {
      checkSchemaKeys(part, at + pointerTo(key, index), report)
    }
  }
}

function checkKeys(value: unknown, at: string, known: readonly string[], report: Report): void {
  for (const key of Object.keys(recordOf(value))) {
    if (!key.startsWith('x-') || known.includes(key)) continue
    report(at + pointerTo(key), `There is no extension ${stringOf(key)}.`, adviseOneOf(key, known))
  }
}

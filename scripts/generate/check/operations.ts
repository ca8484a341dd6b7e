/** Checks that names in operations resolve: parameters, fields of bodies and responses, other operations. */
import { pointerTo } from '../model/json.ts'
import { callerOfScheme, type Operation } from '../model/operation.ts'
import { emptySchema, type Schema } from '../model/schema.ts'
import type { Views } from '../model/views.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'
import { isGeneratedWord } from './generated-words.ts'
import { refuseUnknown } from './rule.ts'

export function checkOperations(views: Views, report: Report): void {
  const { operations } = views.description
  for (const operation of operations) {
    checkName(operation, operations, report)
    checkWords(operation, views, report)
    checkNamedFields(operation, views, report)
    checkPaging(operation, views, report)
    checkOthers(operation, views, report)
    checkBodies(operation, views, report)
  }
}

/** Why an operation's name is refused; nothing if it is valid. */
export function reasonAgainst(
  { tag, name }: Pick<Operation, 'tag' | 'name'>,
  operations: readonly Operation[],
): string | undefined {
  const hasBuilder = operations.some((other) => other.tag === tag && other.paging !== undefined)
  if (name === 'query' && hasBuilder) return 'the builder of queries has this name'
  if (name === 'then') return 'await would call it'
  if (isGeneratedWord(name, 'method')) return 'generated code has this word'
  return name in {} ? 'every object has one already' : undefined
}

function checkName(operation: Operation, all: readonly Operation[], report: Report): void {
  const { id, name, pointer } = operation
  const at = `${pointer}/operationId`
  const twin = all.find((other) => other.id === id) ?? operation
  if (twin !== operation) {
    const message = `The operationId ${id} is already used by ${twin.method} ${twin.path}.`
    report(at, message, 'Give each operation a unique name.')
  }
  const reason = reasonAgainst(operation, all)
  if (reason === undefined) return
  report(at, `${name} cannot be a method: ${reason}.`, `Choose another name, such as ${id}All.`)
}

/** Services, hosts and callers are those of the description. */
function checkWords(operation: Operation, views: Views, report: Report): void {
  const { service, host, method, callers, pointer } = operation
  const services = [...views.description.services.keys()]
  const at = `${pointer}/x-service`
  refuseUnknown(report, at, 'x-service cannot be %.', service, services)
  if (host === 'read' && method !== 'GET')
    report(`${pointer}/x-host`, 'x-host can be read only for GET.', 'Write main.')
  // A caller without a scheme is the name of an unknown one.
  const schemes = Object.keys(callerOfScheme)
  const known = ['anyone', ...Object.values(callerOfScheme)]
  for (const name of callers.filter((caller) => !known.includes(caller)))
    refuseUnknown(report, `${pointer}/security`, 'There is no security scheme %.', name, schemes)
}

/** References in extensions to other operations, codes and fields. */
function checkOthers(operation: Operation, views: Views, report: Report): void {
  const { longQueryFallback, noneYet, errorCodes, answer, pointer } = operation
  if (longQueryFallback !== undefined) {
    const ids = views.description.operations.map(({ id }) => id)
    const at = `${pointer}/x-long-query-fallback`
    refuseUnknown(report, at, 'There is no operation %.', longQueryFallback, ids)
  }
  if (noneYet === undefined) return
  const at = `${pointer}/x-none-yet`
  refuseUnknown(report, at, 'The operation has no error code %.', noneYet.code, errorCodes)
  const fields = answer === undefined ? [] : [...(views.resolve(answer).properties?.keys() ?? [])]
  refuseUnknown(report, at, 'The response has no field %.', noneYet.field, fields)
}

/** Dotted paths must resolve. */
function checkNamedFields(operation: Operation, views: Views, report: Report): void {
  const { mirrors, pathParameters, paging, queryFields = [], body, answer, pointer } = operation
  const look = (holder: string, schema: Schema | undefined, path: string, at: string) => {
    const advice = missingField(views, schema, path)
    if (advice !== undefined) report(pointer + at, `${holder} no field ${path}.`, advice)
  }
  const parameters = pathParameters.map(({ name }) => name)
  for (const [parameter, field] of Object.entries(mirrors)) {
    const at = pointerTo('x-path-mirrors', parameter)
    refuseUnknown(report, pointer + at, 'There is no path parameter %.', parameter, parameters)
    look('The body has', body?.schema, field, at)
  }
  if (paging === undefined) {
    const message = 'x-query-fields has no effect without x-paging.'
    const at = `${pointer}/x-query-fields`
    if (operation.queryFields) report(at, message, 'Add x-paging, or leave it out.')
    return
  }
  const { items, total, query } = paging
  if (items) look('The response has', answer, items, '/x-paging/items')
  if (total) look('The response has', answer, total, '/x-paging/total')
  if (query) look('The request has', body?.schema, query, '/x-paging/query')
  const list = views.fieldAt(answer, items)
  if (list && !views.resolve(list).types.includes('array')) {
    const advice = 'Name the field that holds the items of a page.'
    report(`${pointer}/x-paging/items`, `${items} is not a list.`, advice)
  }
  // Filter fields must be fields of the listed records; additions may filter by fields that no response has.
  const found = list?.items
  for (const [name, { type, additions }] of queryFields) {
    const at = pointerTo('x-query-fields', name)
    if (!additions.includes('field')) look(`${items} have`, found, name, at)
    const field = views.fieldAt(found, name)
    const known = field && comparedAs(views.entryOf(field))
    if (known) refuseUnknown(report, pointer + at, `${name} cannot be compared as %.`, type, known)
  }
}

/** Type of a field → what queries can compare it as; the platform sends some numbers as text. */
const comparable: Readonly<Record<string, readonly string[]>> = {
  boolean: ['boolean'],
  number: ['number'],
  integer: ['number'],
  string: ['string', 'strings', 'number'],
}

function comparedAs({ types: [type = ''], format }: Schema): readonly string[] | undefined {
  return format === 'date-time' ? ['date'] : comparable[type]
}

/** Callers must be able to ask for a page: style → the field of the request. */
const pageFields = { offset: 'paging', cursor: 'cursorPaging' }

function checkPaging(operation: Operation, views: Views, report: Report): void {
  const { paging, body, queryParameters, pointer } = operation
  const holder = paging?.query ? views.fieldAt(body?.schema, paging.query) : body?.schema
  // A wrong x-paging/query has its own problem.
  if (!paging || (paging.query && !holder)) return
  const parameters = queryParameters.map(({ name }) => name.replace(/\..*/, ''))
  const taken = [...views.fieldsOf(holder).keys(), ...parameters]
  for (const [style, field] of Object.entries(pageFields)) {
    if (!paging.style.includes(style) || taken.includes(field)) continue
    const advice = `Add ${field} with limit and ${style} to it, or leave ${style} out of x-paging.`
    report(`${pointer}/x-paging/style`, `The request has no field ${field}.`, advice)
  }
}

/** Advice for a dotted path that does not resolve; else nothing. */
function missingField(views: Views, schema: Schema | undefined, path: string): string | undefined {
  let holder = schema
  for (const part of path.split('.')) {
    const fields = views.fieldsOf(holder)
    holder = fields.get(part)
    if (holder === undefined) return adviseOneOf(part, fields.keys())
  }
  return undefined
}

/** Bodies must be components: their types need names. */
function checkBodies(operation: Operation, views: Views, report: Report): void {
  const { body, answer, method, pointer, queryParameters } = operation
  const advice = 'Move it to schemas/ and refer to it: schema: { $ref: … }.'
  if (body !== undefined && body.schema.ref === undefined) {
    report(`${pointer}/requestBody`, 'The body schema is inline.', advice)
  }
  const { types } = views.resolve(body?.schema ?? emptySchema)
  if (types.length > 0 && !types.includes('object')) {
    const field = 'Put it into a field of an object.'
    report(`${pointer}/requestBody`, 'The body is not an object.', field)
  }
  if (answer !== undefined && answer.ref === undefined) {
    report(`${pointer}/responses`, 'The response schema is inline.', advice)
  }
  if (body !== undefined && queryParameters.length > 0) {
    const fields = 'Put all fields into one of them: methods take one object.'
    report(pointer, `${method} has a query and a body.`, fields)
  }
}

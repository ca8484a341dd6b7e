/** Checks that what each operation names is there: parameters, fields of bodies and answers, other operations. */
import type { Operation, Schema } from '../model/description.ts'
import { pointerTo } from '../model/json.ts'
import type { Views } from '../model/views.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'

export function checkOperations(views: Views, report: Report): void {
  const seen = new Map<string, Operation>()
  for (const operation of views.description.operations) {
    checkIdentity(operation, seen, report)
    checkName(operation, views.description.operations, report)
    checkPathParameters(operation, report)
    checkMirrors(operation, views, report)
    checkPaging(operation, views, report)
    checkQueryFields(operation, views, report)
    checkFallback(operation, views, report)
    checkNoneYet(operation, views, report)
    checkBodies(operation, report)
  }
}

/** Why an operation cannot have its name; nothing where it can. */
export function reasonAgainst(
  { tag, name }: Pick<Operation, 'tag' | 'name'>,
  operations: readonly Operation[],
): string | undefined {
  const hasBuilder = operations.some((other) => other.tag === tag && other.paging !== undefined)
  if (name === 'query' && hasBuilder) return 'the builder of queries has this name'
  if (name === 'then') return 'await would call it'
  return name in {} ? 'every object has one already' : undefined
}

function checkName(operation: Operation, all: readonly Operation[], report: Report): void {
  const { id, name, pointer } = operation
  const reason = reasonAgainst(operation, all)
  if (reason === undefined) return
  const advice = `Choose another name, such as ${id}All.`
  report(pointer + pointerTo('operationId'), `${name} cannot be a method: ${reason}.`, advice)
}

function checkIdentity(operation: Operation, seen: Map<string, Operation>, report: Report): void {
  const { id, pointer } = operation
  const twin = seen.get(id)
  seen.set(id, operation)
  if (twin === undefined) return
  report(
    pointer + pointerTo('operationId'),
    `The operationId ${id} is taken by ${twin.method} ${twin.path}.`,
    'Give each operation a name of its own.',
  )
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

function checkNoneYet(operation: Operation, views: Views, report: Report): void {
  const { noneYet, errorCodes, answer, pointer } = operation
  if (noneYet === undefined) return
  const { code, field } = noneYet
  const at = pointer + pointerTo('x-none-yet')
  if (!errorCodes.includes(code)) {
    report(at, `The operation has no error code ${code}.`, adviseOneOf(code, [...errorCodes]))
  }
  const fields = answer === undefined ? [] : [...(views.resolve(answer).properties?.keys() ?? [])]
  if (!fields.includes(field)) {
    report(at, `The answer has no field ${field}.`, adviseOneOf(field, fields))
  }
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
  const { mirrors, body, pointer } = operation
  for (const [parameter, field] of Object.entries(mirrors)) {
    const at = pointer + pointerTo('x-path-mirrors', parameter)
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

/** Filter fields must be fields of the found records. */
function checkQueryFields(operation: Operation, views: Views, report: Report): void {
  const { queryFields, paging, answer, pointer } = operation
  if (queryFields === undefined || paging === undefined) return
  const found = fieldAt(views, answer, paging.items)?.items
  for (const [name, { additions }] of queryFields) {
    // Additions may filter by fields that no answer has.
    if (additions.includes('field')) continue
    const missing = missingField(views, found, name)
    const at = `${pointer}/x-query-fields${pointerTo(name)}`
    if (missing !== undefined) report(at, `${paging.items} have no field ${name}.`, missing)
  }
}

/** Advice when a dotted path leads nowhere; nothing when it leads to a field. */
function missingField(views: Views, schema: Schema | undefined, path: string): string | undefined {
  const parts = path.split('.')
  const wrong = parts.findIndex((_, index) => {
    return fieldAt(views, schema, parts.slice(0, index + 1).join('.')) === undefined
  })
  if (wrong < 0) return undefined
  const holder = wrong === 0 ? schema : fieldAt(views, schema, parts.slice(0, wrong).join('.'))
  return adviseOneOf(parts[wrong] ?? '', fieldsOf(views, holder).keys())
}

/** The field that a dotted path leads to, through lists as well. */
function fieldAt(views: Views, schema: Schema | undefined, path: string): Schema | undefined {
  let current = schema
  for (const part of path.split('.')) current = fieldsOf(views, current).get(part)
  return current
}

function fieldsOf(views: Views, schema: Schema | undefined): Map<string, Schema> {
  if (schema === undefined) return new Map()
  const whole = views.resolve(schema)
  const target = whole.items === undefined ? whole : views.resolve(whole.items)
  const inherited = (target.allOf ?? []).flatMap((part) => [...fieldsOf(views, part)])
  return new Map([...inherited, ...(target.properties ?? [])])
}

/** Bodies must be components: their types need names. */
function checkBodies(operation: Operation, report: Report): void {
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
}

/** Refuses parts of operations that the compiler would silently drop. */
import { adviseOneOf } from '../../../spec/rules/advice.js'
import { calledMethods } from '../../../spec/rules/methods-called.js'
import { pointerTo, recordOf, stringOf, type UnknownRecord, valueAt } from '../model/json.ts'
import type { Report } from '../read/problem.ts'

const json = 'application/json'

/** Keys with a meaning that no generated file has, and what to write instead. */
const refusedKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  document: {
    security: 'Write security on each operation.',
    jsonSchemaDialect: 'Leave it out: schemas are those of OpenAPI 3.1.',
  },
  path: { servers: 'Name a service: x-service on each operation says where it is.' },
  operation: {
    servers: 'Name a service: x-service says where the operation is.',
  },
  parameter: {
    content: 'Write schema: parameters are no media of their own.',
    style: 'Leave it out: parameters are written as OpenAPI does by default.',
    explode: 'Leave it out: parameters are written as OpenAPI does by default.',
    allowReserved: 'Leave it out: reserved characters are always escaped.',
    allowEmptyValue: 'Leave it out: a parameter without a value is not sent.',
  },
  response: { links: 'Say in the description which operation comes next.' },
}

export function refuseOperations(bundle: UnknownRecord, report: Report): void {
  refuseKeys('document', bundle, '', report)
  for (const [path, value] of Object.entries(recordOf(bundle.paths))) {
    const item = recordOf(value)
    const at = pointerTo('paths', path)
    refuseKeys('path', item, at, report)
    refuseParameters(bundle, item.parameters, `${at}/parameters`, report)
    for (const method of calledMethods) {
      if (item[method] === undefined) continue
      refuseOperation(bundle, recordOf(item[method]), at + pointerTo(method), report)
    }
  }
}

function refuseOperation(
  bundle: UnknownRecord,
  operation: UnknownRecord,
  at: string,
  report: Report,
): void {
  refuseKeys('operation', operation, at, report)
  refuseParameters(bundle, operation.parameters, `${at}/parameters`, report)
  if (operation.requestBody !== undefined && at.endsWith('/get')) {
    const advice = 'Describe query parameters, or write post.'
    report(`${at}/requestBody`, 'A GET cannot send a body.', advice)
  } else if (operation.requestBody !== undefined) {
    const { value: body, place } = target(bundle, operation.requestBody, `${at}/requestBody`)
    refuseMedia(body, place, [json], report)
  }
  const allowed = operation['x-page'] === true ? [json, 'text/html'] : [json]
  const withBody: string[] = []
  for (const [status, answer] of Object.entries(recordOf(operation.responses))) {
    const { value: response, place } = target(bundle, answer, at + pointerTo('responses', status))
    refuseKeys('response', response, place, report)
    refuseMedia(response, place, allowed, report)
    if (status.startsWith('2') && response.content !== undefined) withBody.push(status)
  }
  const [first, ...others] = withBody
  for (const status of others) {
    report(
      at + pointerTo('responses', status),
      `The answer of status ${status} would be lost beside that of ${first}.`,
      'Describe one answer with content; others of a success have none.',
    )
  }
}

function refuseParameters(
  bundle: UnknownRecord,
  parameters: unknown,
  at: string,
  report: Report,
): void {
  for (const [index, item] of Object.entries(recordOf({ ...entriesOf(parameters) }))) {
    const { value: parameter, place } = target(bundle, item, at + pointerTo(index))
    refuseKeys('parameter', parameter, place, report)
    const name = stringOf(parameter.name) ?? ''
    const where = stringOf(parameter.in) ?? ''
    if (where === 'header' || where === 'cookie') {
      report(
        `${place}/in`,
        `The ${where} parameter ${name} would reach no caller.`,
        'Write in: query or in: path; headers of a call are options of the client.',
      )
    }
    if (where === 'path' && parameter.required !== true) {
      const advice = 'Write required: true; a path without it is another path.'
      report(place, `The path parameter ${name} is not required.`, advice)
    }
    const schema = target(bundle, parameter.schema, `${place}/schema`).value
    const types = [schema.type].flat()
    if (types.filter((type) => type !== 'null').length > 1) {
      report(
        `${place}/schema`,
        `The parameter ${name} has several types.`,
        'Give it one: a text in an address does not say which of them it is.',
      )
    } else if (where === 'path' && (types.includes('object') || types.includes('array'))) {
      report(`${place}/schema`, `The path parameter ${name} is no text.`, 'Write type: string.')
    }
  }
}

function refuseMedia(
  holder: UnknownRecord,
  at: string,
  allowed: readonly string[],
  report: Report,
): void {
  for (const [type, media] of Object.entries(recordOf(holder.content))) {
    const place = at + pointerTo('content', type)
    if (!allowed.includes(type)) {
      const advice =
        type === 'text/html' ? `Write ${json}, or x-page: true.` : adviseOneOf('', allowed)
      report(place, `The media type ${type} is not read or written by clients.`, advice)
    } else if (recordOf(media).encoding !== undefined) {
      report(`${place}/encoding`, 'encoding has no effect on JSON.', 'Leave it out.')
    }
  }
}

function refuseKeys(
  kind: keyof typeof refusedKeys,
  node: UnknownRecord,
  at: string,
  report: Report,
): void {
  for (const [key, advice] of Object.entries(refusedKeys[kind] ?? {})) {
    if (node[key] !== undefined) report(at + pointerTo(key), `${key} has no effect here.`, advice)
  }
}

/** A part of the bundle with its own place, wherever a reference leads. */
function target(
  bundle: UnknownRecord,
  value: unknown,
  place: string,
): { value: UnknownRecord; place: string } {
  const ref = stringOf(recordOf(value).$ref)
  if (ref === undefined) return { value: recordOf(value), place }
  return target(bundle, valueAt(bundle, ref), ref.slice(1))
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

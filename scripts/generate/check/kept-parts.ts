/** Refuses parts of operations that the compiler would silently drop. */
import { listOf, pointerTo, recordOf, stringOf, targetOf } from '../model/json.ts'
import { adviseOneOf } from '../read/advice.ts'
import type { Report } from '../read/problem.ts'
import { isGeneratedWord } from './generated-words.ts'
import { type Judged, nodesOf, type Rule, type Written } from './rule.ts'

const json = 'application/json'

/** Keys that no generated file reflects → what to write instead. */
const idleKeys: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Root: {
    webhooks: 'Leave it out: the client receives no calls.',
    security: 'Write security on each operation.',
    jsonSchemaDialect: 'Leave it out: schemas are those of OpenAPI 3.1.',
  },
  PathItem: { servers: 'Name a service: x-service on each operation says where it is.' },
  Operation: {
    callbacks: 'Leave it out: the client receives no calls.',
    servers: 'Name a service: x-service says where the operation is.',
  },
  Parameter: {
    content: 'Write schema instead of content.',
    style: 'Leave it out: parameters are written as OpenAPI does by default.',
    explode: 'Leave it out: parameters are written as OpenAPI does by default.',
    allowReserved: 'Leave it out: reserved characters are always escaped.',
    allowEmptyValue: 'Leave it out: a parameter without a value is not sent.',
  },
  MediaType: { encoding: 'Leave it out: JSON has one.' },
  Response: { links: 'Name the next operation in the description.' },
}

export const keysKept: Rule = ({ nodes }, report) => {
  for (const { kind, value, pointer } of nodes) {
    for (const [key, advice] of Object.entries(idleKeys[kind] ?? {}))
      if (value[key] !== undefined)
        report(`${pointer}/${key}`, `${key} has no effect here.`, advice)
    if (value.$ref === undefined || kind === 'Schema' || kind === 'PathItem') continue
    for (const key of Object.keys(value).filter((name) => name !== '$ref')) {
      const advice = 'Write it in the target of the reference.'
      report(pointer + pointerTo(key), `${key} has no effect beside $ref.`, advice)
    }
  }
}

export const parametersKept: Rule = (written, reportAll) => {
  for (const { value: parameter, report } of nodesOf(written, 'Parameter', reportAll)) {
    const name = stringOf(parameter.name) ?? ''
    const where = stringOf(parameter.in) ?? ''
    if (where === 'header' || where === 'cookie') {
      const message = `The ${where} parameter ${name} is not supported.`
      const advice = 'Write in: query or in: path; headers of a call are options of the client.'
      report('/in', message, advice)
    }
    if (where === 'path' && parameter.required !== true) {
      const advice = 'Write required: true; path parameters cannot be omitted.'
      report('', `The path parameter ${name} is not required.`, advice)
    }
    if (where === 'path' && !canBeArgument(name, written)) {
      const advice = 'Write letters, digits and _, and no reserved word.'
      report('', `The path parameter ${name} cannot be an argument.`, advice)
    }
    const [type, ...others] = typesOf(written, parameter.schema)
    if (others.length > 0) {
      const advice = 'Give it one: a string in a URL does not show its type.'
      report('/schema', `The parameter ${name} has several types.`, advice)
    }
    const { items, properties, format = '' } = targetOf(written.bundle, parameter.schema).value
    // Callers would give a Date, and paths are filled with text.
    const isText = type === undefined || (type === 'string' && !(String(format) in written.formats))
    if (where === 'path' && others.length === 0 && !isText) {
      const advice = 'Write type: string, without a format that callers see as another type.'
      report('/schema', `The path parameter ${name} is not a string.`, advice)
    }
    if (where === 'query' && (type === 'object' || properties !== undefined)) {
      const advice = `Describe each field as a parameter such as ${name}.field, or all as one string.`
      report('/schema', `The parameter ${name} is an object.`, advice)
    }
    const entries = typesOf(written, items).join()
    if (!['', 'string'].includes(entries))
      report('/schema', `The entries of ${name} are not strings.`, 'Write items: { type: string }.')
  }
}

/** The type of a value, or several; a union is one type only if all its members are texts. */
function typesOf(written: Written, schema: unknown): readonly string[] {
  const { type, anyOf, oneOf } = targetOf(written.bundle, schema).value
  const branches = [...listOf(anyOf), ...listOf(oneOf)]
  const types = [type ?? [], branches.flatMap((branch) => typesOf(written, branch))]
    .flat(2)
    .map(String)
    .filter((one) => one !== 'null')
  return types.every((one) => one === 'string') ? types.slice(0, 1) : types
}

/** A path parameter becomes an argument, in the scope of its group's operations. */
function canBeArgument(name: string, { bundle }: Written): boolean {
  const isTag = listOf(bundle.tags).some((tag) => recordOf(tag).name === name)
  return /^[A-Za-z_]\w*$/.test(name) && !isTag && !isGeneratedWord(name, 'argument')
}

export const operationsKept: Rule = (written, report) => {
  for (const node of nodesOf(written, 'Operation', report)) {
    checkBodies(node, written, report)
    checkCallers(node)
  }
}

/** Callers are alternatives: an entry of two schemes, or of none, would be read as another. */
function checkCallers({ value, report }: Judged): void {
  const isWrong = listOf(value.security).some((entry) => Object.keys(recordOf(entry)).length !== 1)
  const advice = 'Write an entry for each who may call, or [] for anyone.'
  if (isWrong) report('/security', 'Each entry of security names one scheme.', advice)
}

/** @param reportAll takes problems in the targets of references */
function checkBodies(node: Judged, { bundle }: Written, reportAll: Report): void {
  const { value: operation, pointer, report } = node
  const checkMedia = (holder: unknown, at: string, allowed: readonly string[]) => {
    const { value, place } = targetOf(bundle, holder, at)
    for (const [type, media] of Object.entries(recordOf(value.content))) {
      if (type === json && recordOf(media).schema === undefined) {
        const advice = 'Add schema: { $ref: … }.'
        reportAll(place + pointerTo('content', type), 'The content has no schema.', advice)
      }
      if (allowed.includes(type)) continue
      const advice =
        type === 'text/html' ? `Write ${json}, or x-page: true.` : adviseOneOf('', allowed)
      const message = `The media type ${type} is not supported.`
      reportAll(place + pointerTo('content', type), message, advice)
    }
    return value.content !== undefined
  }
  const at = '/requestBody'
  if (operation.requestBody !== undefined && pointer.endsWith('/get'))
    report(at, 'A GET cannot send a body.', 'Describe query parameters, or write post.')
  else checkMedia(operation.requestBody, pointer + at, [json])

  const allowed = operation['x-page'] === true ? [json, 'text/html'] : [json]
  const [first, ...others] = Object.entries(recordOf(operation.responses))
    .filter(([status, answer]) => {
      const hasContent = checkMedia(answer, pointer + pointerTo('responses', status), allowed)
      return hasContent && status.startsWith('2')
    })
    .map(([status]) => status)
  for (const status of others) {
    const message = `The response of status ${status} conflicts with that of ${first}.`
    const advice = 'Describe one response with content; the other successful ones are empty.'
    report(pointerTo('responses', status), message, advice)
  }
}

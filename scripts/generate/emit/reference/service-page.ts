/** The page of one service: an overview of its operations, then each in detail. */
import type { Operation, Parameter } from '../../model/operation.ts'
import { argumentsOf, parameterText } from '../arguments.ts'
import { functionName } from '../functions.ts'
import { answered, answerTypeOf, request } from '../signatures.ts'
import { sourceOf } from '../type-text.ts'
import { callExample } from './call-example.ts'
import { fieldTable } from './field-table.ts'
import { blocks, code, fence, fold, listed, table } from './markdown.ts'
import { type Page, paths } from './page.ts'
import { rulesOf } from './rules.ts'
import { typeText } from './type-text.ts'

/** Row limits for nested fields of bodies and of responses. */
const bodyRows = 40
const answerRows = 14

/** What a client may do after a failed call with an unknown outcome. */
const retryText: Readonly<Record<string, string>> = {
  read: '`read`: it changes nothing, so a failed call is repeated',
  repeatable: '`repeatable`: twice has the effect of once, so a failed call is repeated',
  'not-repeatable':
    '`not-repeatable`: repeated only when the platform has certainly not applied it',
}

const callerText: Readonly<Record<string, string>> = {
  anyone: 'anyone, without a token',
  visitor: 'visitors',
  member: 'members',
  app: 'trusted servers with an API key',
}

const hostText: Readonly<Record<string, string>> = {
  main: 'the main host',
  read: 'the read-only host',
}

export function emitServicePage(page: Page, tag: string, operations: readonly Operation[]): string {
  const rows = operations.map((operation) => [
    page.operation(operation, operation.name),
    code(`${operation.method} ${operation.path}`),
    operation.summary,
  ])
  return page.write(
    'services',
    `# client.${tag}`,
    page.views.description.tags.find(({ name }) => name === tag)?.description,
    table(['method', 'path', 'what it does'], rows),
    ...operations.map((operation) => section(page, operation)),
  )
}

function section(page: Page, operation: Operation): string {
  const { name, summary, description, deprecated, answerExample } = operation
  const example = blocks(
    fence('ts', callExample(page.views, operation)),
    ...(answerExample === undefined
      ? []
      : ['returns', fence('json', JSON.stringify(answerExample, null, 2))]),
  )
  return blocks(
    `## ${name}`,
    `${deprecated ? '**Deprecated.** ' : ''}${summary.replace(/\.$/, '')}.`,
    fence('ts', signature(page, operation)),
    page.prose(description),
    table(['', ''], facts(page, operation)),
    argumentsTable(page, operation),
    body(page, operation),
    queryFields(operation),
    paging(operation),
    answer(page, operation),
    errors(page, operation),
    fold('Example', example),
  )
}

/** The call as an editor shows it. */
function signature({ reference: { types } }: Page, operation: Operation): string {
  const { tag, name } = operation
  const given = argumentsOf(types, operation).map((argument) =>
    parameterText(argument, sourceOf(argument.type)),
  )
  return `client.${tag}.${name}(${[...given, 'options?: CallOptions'].join(', ')}): ApiPromise<${answerTypeOf(types, operation)}>`
}

function facts(page: Page, operation: Operation): readonly (readonly [string, string])[] {
  const { id, method, path, service, host, retry, callers, longQueryFallback } = operation
  const { title = service, publicPath = '' } = page.views.description.services.get(service) ?? {}
  const place = page.link(hostText[host] ?? host, paths.index, 'Hosts')
  const call = functionName(operation, page.views.description)
  const { code: sign, field } = operation.noneYet ?? {}
  const all: Readonly<Record<string, string | false | undefined>> = {
    request: `${code(`${method} ${publicPath}${path}`)} on ${place}, service ${code(service)} (${title})`,
    'by path': code(`client.paths['${path}'].${method}(…)`),
    'as a function': `${code(`${call}(client, …)`)} of \`storefront-client/operations\``,
    'none yet':
      sign &&
      field &&
      `${code(`client.${id}.orUndefined(…)`)} and ${code(`${call}OrUndefined(client, …)`)} return ${code(field)}, or undefined in place of ${code(sign)}`,
    'who may call': listed(callers.map((caller) => callerText[caller] ?? caller)),
    'retry class': retryText[retry] ?? retry,
    'long queries':
      longQueryFallback &&
      longQueryFallback !== id &&
      `${code(longQueryFallback)} is called instead past 4000 characters`,
    packed:
      operation.packed &&
      `also taken as \`GET ${publicPath}${path}?.r=…\`, base64url of the request's JSON`,
    origin: operation.origin === 'addition' && 'an addition to the specification',
  }
  return Object.entries(all).flatMap(([name, fact]) => (fact ? [[name, fact] as const] : []))
}

function argumentsTable(page: Page, { pathParameters, queryParameters }: Operation): string {
  const row = (parameter: Parameter, place: string) => [
    code(parameter.name),
    typeText(parameter.schema, page),
    [
      place,
      ...(parameter.required ? ['required'] : []),
      ...rulesOf(parameter.schema, page.views.resolve(parameter.schema)),
    ].join(', '),
    `${parameter.deprecated ? '**Deprecated.** ' : ''}${parameter.description ?? ''}`,
  ]
  const rows = [
    ...pathParameters.map((parameter) => row(parameter, 'path')),
    ...queryParameters.map((parameter) => row(parameter, 'query')),
  ]
  return titled('Arguments', table(['argument', 'type', 'rules', 'description'], rows))
}

function body(page: Page, { body: sent }: Operation): string {
  if (sent === undefined) return ''
  return blocks(
    `**Body**: ${typeText(sent.schema, page)}${sent.required ? '' : ', may be left out'}`,
    fieldTable(sent.schema, request, page, bodyRows),
  )
}

function answer(page: Page, { answer: schema, page: isPage }: Operation): string {
  if (isPage) return '**Response**: a page or a redirect for a browser, as text'
  if (schema === undefined) return '**Response**: nothing'
  return blocks(
    `**Response**: ${typeText(schema, page)}`,
    fieldTable(schema, answered, page, answerRows),
  )
}

function queryFields({ queryFields: fields }: Operation): string {
  const rows = [...(fields ?? [])].map(([name, { type, operators, sortable, additions }]) => {
    const mark = (word: string, text: string) => (additions.includes(word) ? `${text} \\*` : text)
    return [
      mark('field', code(name)),
      type,
      operators.map((operator) => mark(operator, code(operator))).join(' '),
      sortable ? mark('sort', 'yes') : '',
    ]
  })
  const hasAdditions = [...(fields?.values() ?? [])].some(({ additions }) => additions.length > 0)
  return blocks(
    titled('Filters and sorting', table(['field', 'type', 'operators', 'sorts'], rows)),
    hasAdditions
      ? '\\* an addition of the sandbox: it neither compiles nor works unless the platform profile asks for additions.'
      : '',
  )
}

function paging({ paging: pages }: Operation): string {
  if (pages === undefined) return ''
  const total = pages.total === undefined ? '' : `, the number of all in ${code(pages.total)}`
  return `**Pages** by ${listed(pages.style.map(String), 'or')}: the items are in ${code(pages.items)}${total}.`
}

function errors(page: Page, { errorCodes }: Operation): string {
  const codes = errorCodes.map((item) => page.errorCode(item))
  const every = page.link('of every operation', paths.errors)
  return codes.length === 0
    ? `**Errors**: those ${every}`
    : `**Errors**: ${codes.join(', ')}, and those ${every}`
}

function titled(title: string, text: string): string {
  return text === '' ? '' : `**${title}**\n\n${text}`
}

/** One operation on the page of its service. */
import type { Operation, Parameter } from '../../model/description.ts'
import { methodParameters } from '../arguments.ts'
import type { bodyType } from '../plain-queries.ts'
import { answered, answerTypeOf, qualify, request } from '../signatures.ts'
import { callExample } from './call-example.ts'
import type { ReferenceContext } from './context.ts'
import { nestedFieldTable } from './field-table.ts'
import { blocks, code, fence, fold, link, table } from './markdown.ts'
import { pages as pageNames } from './pages.ts'
import { prose } from './prose.ts'
import { listed, rulesOf } from './rules.ts'
import { typeText } from './type-text.ts'

/** Up to how many rows the fields inside a body, and inside an answer, are shown at its operation. */
const bodyRows = 40
const answerRows = 14

/** What a client may do when a call failed and it is not known whether it was applied. */
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

export function operationSection(
  context: ReferenceContext,
  operation: Operation,
  from: string,
): string {
  const { name, summary, description, deprecated } = operation
  return blocks(
    `## ${name}`,
    `${deprecated ? '**Deprecated.** ' : ''}${summary.replace(/\.$/, '')}.`,
    fence('ts', signature(context, operation)),
    prose(context, description, from),
    facts(context, operation, from),
    argumentsTable(context, operation, from),
    bodyFields(context, operation, from),
    queryFields(operation),
    paging(operation),
    answerFields(context, operation, from),
    errors(context, operation, from),
    fold('Example', example(context, operation)),
  )
}

/** The call as an editor shows it. */
function signature({ views, types }: ReferenceContext, operation: Operation): string {
  const { tag, name, answer, page } = operation
  const plainBody = (...[, printer, , body]: Parameters<typeof bodyType>) =>
    qualify(printer.type(body, request))
  const given = [...methodParameters(views, types, operation, plainBody), 'options?: CallOptions']
  const text = `client.${tag}.${name}(${given.join(', ')}): ApiPromise<${answerTypeOf(types, answer, page)}>`
  return text.replaceAll('schema.', '')
}

function facts(
  { views, pages, functionNames }: ReferenceContext,
  operation: Operation,
  from: string,
): string {
  const { id, method, path, service, host, retry, callers, origin, packed, longQueryFallback } =
    operation
  const { title = service, publicPath = '' } = views.description.services.get(service) ?? {}
  const fallback =
    longQueryFallback === undefined || longQueryFallback === id
      ? []
      : [['long queries', `${code(longQueryFallback)} is called instead past 4000 characters`]]
  return table(
    ['', ''],
    [
      [
        'request',
        `${code(`${method} ${publicPath}${path}`)} on ${link(hostText[host] ?? host, `${pages.page(pageNames.index, from)}#hosts`)}, service ${code(service)} (${title})`,
      ],
      ['by path', code(`client.paths['${path}'].${method}(…)`)],
      [
        'as a function',
        `${code(`${functionNames.get(id)}(client, …)`)} of \`storefront-client/operations\``,
      ],
      ...(operation.noneYet
        ? [
            [
              'none yet',
              `${code(`client.${operation.tag}.${operation.name}.orUndefined(…)`)} and ${code(`${functionNames.get(id)}OrUndefined(client, …)`)} answer with ${code(operation.noneYet.field)}, or undefined in place of ${code(operation.noneYet.code)}`,
            ],
          ]
        : []),
      ['who may call', listed(callers.map((caller) => callerText[caller] ?? caller))],
      ['retry class', retryText[retry] ?? retry],
      ...fallback,
      ...(packed
        ? [
            [
              'packed',
              `also taken as \`GET ${publicPath}${path}?.r=…\`, base64url of the request's JSON`,
            ],
          ]
        : []),
      ...(origin === 'addition' ? [['origin', 'an addition to the specification']] : []),
    ],
  )
}

function argumentsTable(
  { views, pages }: ReferenceContext,
  { pathParameters, queryParameters }: Operation,
  from: string,
): string {
  const row = (parameter: Parameter, place: string) => [
    code(parameter.name),
    typeText(parameter.schema, views, pages, from),
    [
      place,
      ...(parameter.required ? ['required'] : []),
      ...rulesOf(parameter.schema, views.resolve(parameter.schema)),
    ].join(', '),
    `${parameter.deprecated ? '**Deprecated.** ' : ''}${parameter.description ?? ''}`,
  ]
  const rows = [
    ...pathParameters.map((parameter) => row(parameter, 'path')),
    ...queryParameters.map((parameter) => row(parameter, 'query')),
  ]
  return titled('Arguments', table(['argument', 'type', 'rules', 'description'], rows))
}

function bodyFields({ views, pages }: ReferenceContext, { body }: Operation, from: string): string {
  if (body === undefined) return ''
  const optional = body.required ? '' : ', may be left out'
  return blocks(
    `**Body**: ${typeText(body.schema, views, pages, from)}${optional}`,
    nestedFieldTable(body.schema, request, views, pages, from, bodyRows),
  )
}

function answerFields(
  { views, pages }: ReferenceContext,
  { answer, page }: Operation,
  from: string,
): string {
  if (page) return '**Answer**: a page or a redirect for a browser, as text'
  if (answer === undefined) return '**Answer**: nothing'
  return blocks(
    `**Answer**: ${typeText(answer, views, pages, from)}`,
    nestedFieldTable(answer, answered, views, pages, from, answerRows),
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
      ? '\\* an addition of the sandbox: it neither compiles nor is answered unless the platform profile asks for additions.'
      : '',
  )
}

function paging({ paging: pages }: Operation): string {
  if (pages === undefined) return ''
  const total = pages.total === undefined ? '' : `, the number of all in ${code(pages.total)}`
  return `**Pages** by ${listed(pages.style.map(String), 'or')}: the items are in ${code(pages.items)}${total}.`
}

function errors({ pages }: ReferenceContext, { errorCodes }: Operation, from: string): string {
  const codes = errorCodes.map((item) => link(code(item), pages.errorCode(item, from)))
  const every = link('of every operation', pages.page(pageNames.errors, from))
  return codes.length === 0
    ? `**Errors**: those ${every}`
    : `**Errors**: ${codes.join(', ')}, and those ${every}`
}

function example(context: ReferenceContext, operation: Operation): string {
  const answer = operation.answerExample
  return blocks(
    fence('ts', callExample(context, operation)),
    answer === undefined ? '' : `answers`,
    answer === undefined ? '' : fence('json', JSON.stringify(answer, null, 2)),
  )
}

function titled(title: string, text: string): string {
  return text === '' ? '' : `**${title}**\n\n${text}`
}

/** A new operation and its schemas as they are written into the description, with the choices beside them. */
import { dump } from 'js-yaml'
import { capitalised } from '../emit/source-text.ts'
import { recordOf } from '../model/json.ts'
import { type Nouns, wordsOf } from './nouns.ts'
import { type NewOperation, parametersOf } from './request.ts'

/** What a sibling of the operation already says. */
export interface Sibling {
  readonly service: string
  readonly callers: readonly string[]
  /** Path parameter → how it is described for other operations. */
  readonly parameters: ReadonlyMap<string, unknown>
}

/** Where the schemas of the operation are, seen from its file; undefined for what it has none of. */
export interface References {
  readonly request?: string
  readonly response: string
}

const securityOf: Readonly<Record<string, string>> = {
  visitor: '{ visitorToken: [] }',
  member: '{ memberToken: [] }',
  app: '{ apiKey: [] }',
}

const failures = [
  ['400', 'BadRequest'],
  ['401', 'Unauthorized'],
  ['403', 'Forbidden'],
  ['404', 'NotFound'],
  ['429', 'TooManyRequests'],
  ['500', 'ServerError'],
] as const

const exampleId = '5f0c2f7e-3b0a-4a52-9f6c-0c1d7f0a2b11'

/** The operation under its method, indented as in a path item. */
export function operationText(
  operation: NewOperation,
  sibling: Sibling,
  nouns: Nouns,
  references: References,
): string {
  const { id, tag, name, method, path } = operation
  const isRead = method === 'GET' || nouns.isList
  const hasParameters = parametersOf(path).length > 0
  const title = capitalised(wordsOf(name))
  return [
    `  ${method.toLowerCase()}:`,
    `    operationId: ${id}`,
    `    tags: [${tag}]`,
    `    summary: ${title}`,
    '    # What a caller reads in an editor: what the call does, what it does not change, and what to take care of.',
    '    description: |',
    `      ${title}. ${outcome(operation, nouns)}`,
    '    x-origin: addition # or specification, for what the specification names',
    `    x-service: ${sibling.service} # a key of x-services in openapi.yaml`,
    `    x-host: ${method === 'GET' ? 'read' : 'main'} # read: the read-only host; main: all that writes`,
    `    x-retry: ${isRead ? 'read' : method === 'POST' ? 'not-repeatable' : 'repeatable'} # read, repeatable or not-repeatable: what a client may do when an answer is lost`,
    `    x-callers: [${sibling.callers.join(', ')}] # any of anyone, visitor, member, app`,
    `    x-error-codes: [${hasParameters ? 'NOT_FOUND' : ''}] # beside those that any operation may answer with`,
    `    security: [${sibling.callers.flatMap((caller) => securityOf[caller] ?? []).join(', ')}] # a scheme per caller; [] for anyone`,
    ...(nouns.isList
      ? [
          `    # x-paging: { style: offset, items: ${nouns.many}, query: '' } # when the answer comes in pages`,
        ]
      : []),
    ...parameterLines(operation, sibling),
    ...bodyLines(nouns, references),
    '    responses:',
    "      '200':",
    `        description: ${answerSentence(operation, nouns)}`,
    '        content:',
    '          application/json:',
    `            schema: { $ref: '${references.response}' }`,
    ...exampleLines(method === 'DELETE' ? undefined : nouns, '            ', true),
    ...failures.map(
      ([status, response]) =>
        `      '${status}': { $ref: '../openapi.yaml#/components/responses/${response}' }`,
    ),
    '',
  ].join('\n')
}

function parameterLines({ path }: NewOperation, { parameters }: Sibling): readonly string[] {
  const names = parametersOf(path)
  if (names.length === 0) return []
  return [
    '    parameters:',
    ...names.flatMap((name) => {
      const { description, schema, example } = recordOf(parameters.get(name))
      return [
        `      - name: ${name}`,
        '        in: path',
        '        required: true',
        `        description: ${flow(description ?? `Identifier of the ${wordsOf(name.replace(/Id$/, ''))}.`)}`,
        `        schema: ${flow(schema ?? { type: 'string', minLength: 1 })}`,
        ...(example === undefined ? [] : [`        example: ${flow(example)}`]),
      ]
    }),
  ]
}

function bodyLines(nouns: Nouns, { request }: References): readonly string[] {
  if (request === undefined) return []
  return [
    '    requestBody:',
    '      required: true',
    '      content:',
    '        application/json:',
    `          schema: { $ref: '${request}' }`,
    ...exampleLines({ ...nouns, isList: false }, '          ', false),
  ]
}

function exampleLines(
  nouns: Nouns | undefined,
  indent: string,
  isAnswer: boolean,
): readonly string[] {
  if (nouns === undefined) return [`${indent}example: {}`]
  const item = isAnswer ? `{ id: ${exampleId} }` : '{}'
  const field = nouns.isList ? `${nouns.many}: [${item}]` : `${nouns.one}: ${item}`
  return [`${indent}example:`, `${indent}  ${field}`]
}

function answerSentence({ method }: NewOperation, { isList, one, many }: Nouns): string {
  if (method === 'DELETE') return 'Done; there is nothing to say.'
  return isList ? `The ${wordsOf(many)}.` : `The ${wordsOf(one)}.`
}

/** What a caller gets: a description says more than the summary. */
function outcome({ method }: NewOperation, { isList, one, many }: Nouns): string {
  if (isList) return `Answers with the ${wordsOf(many)} that are found, or with an empty list.`
  if (method === 'GET') return `Answers with the ${wordsOf(one)}, or refuses with NOT_FOUND.`
  if (method === 'DELETE') return `Answers with nothing once the ${wordsOf(one)} is gone.`
  return `Answers with the ${wordsOf(one)} as it is after the call.`
}

function flow(value: unknown): string {
  return dump(value, { flowLevel: 0, lineWidth: -1 })
    .trim()
    .replace(/^\{(.*)\}$/, '{ $1 }')
}

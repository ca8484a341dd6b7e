/** The YAML of a new operation and its schemas, with alternatives as comments. */
import { capitalised } from '../emit/source-text.ts'
import { callerOfScheme } from '../model/operation.ts'
import { type Planned, singular, wordsOf } from './nouns.ts'

/**
 * The operation under its method, indented as in a path item.
 *
 * @param file the file of its schemas, relative to the folder of its path
 */
export function operationText(operation: Planned, file: string): string {
  const { id, tag, name, method, path, service, callers } = operation
  const { one, many, isList, request, response } = operation
  const isRead = method === 'GET' || isList
  const retry = isRead ? 'read' : method === 'POST' ? 'not-repeatable' : 'repeatable'
  const title = capitalised(wordsOf(name))
  const { outcome, answer } = sentencesFor(operation)
  const item = '{ id: 5f0c2f7e-3b0a-4a52-9f6c-0c1d7f0a2b11 }'
  const example = isList ? `{ ${many}: [${item}] }` : `{ ${one}: ${item} }`
  const parameters = parameterTexts(path)
  const schemes = Object.keys(callerOfScheme).filter((name) =>
    callers.includes(callerOfScheme[name] ?? ''),
  )
  return `  ${method.toLowerCase()}:
    operationId: ${id}
    tags: [${tag}]
    summary: ${title}
    # What a caller reads in an editor: what the call does, what it does not change, and what to take care of.
    description: |
      ${title}. ${outcome}
    x-origin: addition # or specification, for what the specification names
    x-service: ${service} # a key of x-services in openapi.yaml
    x-host: ${method === 'GET' ? 'read' : 'main'} # read: the read-only host; main: all that writes
    x-retry: ${retry} # read, repeatable or not-repeatable: what a client may do when an answer is lost
    x-error-codes: [${parameters.length > 0 ? 'NOT_FOUND' : ''}] # beside those that any operation may answer with
    security: [${schemes.map((name) => `{ ${name}: [] }`).join(', ')}] # a scheme for each who may call; [] for anyone
${isList ? `    # x-paging: { style: offset, items: ${many}, query: '', total: '' } # if the response is paged, with its parameters\n` : ''}${
  parameters.length > 0 ? `    parameters:\n${parameters.join('')}` : ''
}${isList ? pageText(operation, parameters.length > 0) : ''}${
  request === undefined
    ? ''
    : `    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '${file}#/${request}' }
          example: { ${one}: {} }
`
}    responses:
      '200':
        description: ${answer}
        content:
          application/json:
            schema: { $ref: '${file}#/${response}' }
            example: ${method === 'DELETE' ? '{}' : example}
      '400': { $ref: '../openapi.yaml#/components/responses/BadRequest' }
      '401': { $ref: '../openapi.yaml#/components/responses/Unauthorized' }
      '403': { $ref: '../openapi.yaml#/components/responses/Forbidden' }
      '404': { $ref: '../openapi.yaml#/components/responses/NotFound' }
      '429': { $ref: '../openapi.yaml#/components/responses/TooManyRequests' }
      '500': { $ref: '../openapi.yaml#/components/responses/ServerError' }
`
}

/** The preceding path segment names a parameter's entity, or its own name. */
function parameterTexts(path: string): readonly string[] {
  return [...path.matchAll(/(?:([\w-]+)\/)?\{(\w+)\}/g)].map(
    ([, before, name = '']) => `      - name: ${name}
        in: path
        required: true
        description: Identifier of the ${wordsOf(singular(before ?? name.replace(/Id$/, '')))}.
        schema: { type: string, minLength: 1 }
`,
  )
}

function pageText({ many }: Planned, isBesideOthers: boolean): string {
  const them = wordsOf(many)
  return `${isBesideOthers ? '' : '    # parameters:\n'}\
      # - { name: paging.limit, in: query, description: Maximum number of ${them}., schema: { type: integer, minimum: 1, maximum: { $ref: '../schemas/limits.yaml#/largestPage' } } }
      # - { name: paging.offset, in: query, description: Number of ${them} to skip., schema: { type: integer, minimum: 0 } }
`
}

function sentencesFor({ method, isList, one, many }: Planned) {
  const [it, them] = [wordsOf(one), wordsOf(many)]
  if (isList) {
    const outcome = `Returns the matching ${them}, possibly an empty list.`
    return { outcome, answer: `The ${them}.` }
  }
  if (method === 'DELETE') {
    const outcome = `Returns an empty response after the ${it} is deleted.`
    return { outcome, answer: 'Done; the response is empty.' }
  }
  const outcome =
    method === 'GET'
      ? `Returns the ${it}, or fails with NOT_FOUND if there is none.`
      : `Returns the ${it} as it is after the change.`
  return { outcome, answer: `The ${it}.` }
}

/**
 * The schemas that the operation needs and the description lacks.
 *
 * @param known where the entity is already described
 */
export function schemaTexts(operation: Planned, known: string | undefined): string {
  const { method, entity, one, many, isList, request, response } = operation
  const [it, them] = [wordsOf(one), wordsOf(many)]
  const reference = known ?? `#/${entity}`
  const ofEntity = `${entity}:
  type: object
  description: ${/^[aeio]/.test(it) ? 'An' : 'A'} ${it}.
  properties:
    id:
      type: string
      readOnly: true # answered, never taken
      description: Identifier of the ${it}.
    # A field each: type, limits, and one sentence. \`[string, 'null']\` where null is allowed, \`format: date-time\`
    # for a Date, an enumeration as a separate schema. spec/README.md lists the extensions.
`
  const holder = (name: string, description: string) => `${name}:
  type: object
  description: ${description}
  required: [${one}]
  properties:
    ${one}:
      $ref: '${reference}'
      description: The ${it}.
`
  const ofList = `${response}:
  type: object
  description: The ${them} found.
  properties:
    ${many}:
      type: array
      items: { $ref: '${reference}' }
      description: The ${them}.
`
  if (method === 'DELETE') return `${response}: { type: object, description: Empty; it is done. }\n`
  return [
    ...(known === undefined ? [ofEntity] : []),
    ...(request === undefined ? [] : [holder(request, `The ${it} to send.`)]),
    isList ? ofList : holder(response, `The ${it}, as it is now.`),
  ].join('\n')
}

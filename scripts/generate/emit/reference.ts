/** Emits docs/api.md: one line per operation, then the reference. */
import type { Operation, Parameter } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { byTag, parameterType } from './operations.ts'
import { answerTypeOf, request } from './signatures.ts'
import { markdownHeader } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitReference(views: Views, types: TypePrinter): string {
  const { description } = views
  const groups = [...byTag(description.operations)]
  const index = groups.map(([tag, operations]) => {
    const lines = operations.map(
      (operation) => `- ${call(types, operation)} → \`${operation.method} ${operation.path}\`\n`,
    )
    return `### ${tag}\n\n${lines.join('')}\n`
  })
  const reference = groups.map(([tag, operations]) => {
    const about = description.tags.find(({ name }) => name === tag)?.description ?? ''
    return `## client.${tag}\n\n${about}\n\n${operations.map((operation) => entry(views, types, operation)).join('')}`
  })
  return [
    markdownHeader(),
    `# ${description.title}: ${description.operations.length} operations\n\n`,
    ...index,
    `Any operation may answer with the error codes ${codes(description.errorCodes)}; each lists its own besides.\n\n`,
    ...reference,
  ].join('')
}

/** `client.products.getProduct(id, query): GetProductResponse`. */
function call(types: TypePrinter, operation: Operation): string {
  const { tag, name, pathParameters, body, queryParameters, answer, page } = operation
  const path = pathParameters.map((parameter) => parameter.name)
  const rest = body === undefined ? (queryParameters.length > 0 ? ['query'] : []) : ['body']
  const type = answerTypeOf(types, answer, page).replace('schema.', '')
  return `\`client.${tag}.${name}(${[...path, ...rest].join(', ')}): ${type}\``
}

function entry(views: Views, types: TypePrinter, operation: Operation): string {
  const { body, errorCodes, callers, retry, host, origin, pathParameters, queryParameters } =
    operation
  const parameters = [...pathParameters, ...queryParameters].map((parameter) =>
    parameterLine(views, parameter),
  )
  const bodyType = body === undefined ? undefined : types.type(body.schema, request)
  const facts = [
    ...parameters,
    ...(bodyType === undefined
      ? []
      : [`- body${body?.required ? '' : ' (optional)'}: \`${bodyType}\`\n`]),
    `- for ${callers.join(', ')}; retry: ${retry}; host: ${host}${origin === 'addition' ? '; an addition to the specification' : ''}\n`,
    ...(errorCodes.length === 0 ? [] : [`- error codes: ${codes(errorCodes)}\n`]),
  ]
  return [
    `### ${operation.id}\n\n`,
    `\`${operation.method} ${operation.path}\`: ${operation.summary}\n\n`,
    `${operation.description}\n\n`,
    `${facts.join('')}\n`,
    example('Request', body?.example),
    example('Answer', operation.answerExample),
  ].join('')
}

function codes(list: readonly string[]): string {
  return list.map((code) => `\`${code}\``).join(', ')
}

function parameterLine(views: Views, parameter: Parameter): string {
  const isRequired = parameter.required ? '' : ', optional'
  return `- \`${parameter.name}\` (${parameterType(views, parameter)}${isRequired}): ${parameter.description ?? ''}\n`
}

function example(title: string, value: unknown): string {
  return value === undefined
    ? ''
    : `${title}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\`\n\n`
}

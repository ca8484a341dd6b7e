/** Emits methods.ts: the named methods. Path parameters by position, then one object, then the options. */
import { docstring } from './docstring.ts'
import { header } from './header.ts'
import type { Operation } from './model.ts'
import { byTag } from './operations.ts'
import { capitalised, queryTypeName } from './schemas.ts'
import { answerTypeOf, operationDoc, qualify, request } from './signatures.ts'
import type { TypePrinter } from './types.ts'
import type { Views } from './views.ts'

export function emitMethods(views: Views, types: TypePrinter): string {
  const groups = [...byTag(views.description.operations)]
  const interfaces = groups.map(([tag, operations]) => {
    const methods = operations.map((operation) => {
      const { name, answer, page } = operation
      const given = [...methodParameters(views, types, operation), 'options?: Options']
      const signature = `${name}(${given.join(', ')}): ApiPromise<${answerTypeOf(types, answer, page)}, Failure>`
      return `${operationDoc(operation, '  ')}  ${signature}\n`
    })
    const doc = docstring([views.description.tags.find(({ name }) => name === tag)?.description])
    return `${doc}export interface ${capitalised(tag)}Methods<Options, Failure = Error> {\n${methods.join('\n')}}\n\n`
  })
  const members = groups.map(([tag]) => {
    const doc = docstring(
      [views.description.tags.find(({ name }) => name === tag)?.description],
      '  ',
    )
    return `${doc}  ${tag}: ${capitalised(tag)}Methods<Options, Failure>\n`
  })
  return [
    header('Every operation as a method of its group.'),
    "import type { ApiPromise } from './operation.ts'\nimport type * as schema from './schema.ts'\n\n",
    ...interfaces,
    '/** The named methods of the client. `Options` are the options of one call, `Failure` is the error it rejects with. */\n',
    `export interface Methods<Options, Failure = Error> {\n${members.join('')}}\n`,
  ].join('')
}

/** `id: string`, `query?: schema.GetProductQuery`. */
export function methodParameters(
  views: Views,
  types: TypePrinter,
  operation: Operation,
): readonly string[] {
  const { pathParameters, queryParameters, body } = operation
  const path = pathParameters.map(
    (parameter) => `${parameter.name}: ${qualify(types.type(parameter.schema, request))}`,
  )
  const queryType = queryTypeName(views, operation)
  const rest: string[] = []
  if (body !== undefined) {
    const isOptional = !body.required || !needsAnything(views, operation)
    rest.push(`body${isOptional ? '?' : ''}: ${qualify(types.type(body.schema, request))}`)
  } else if (queryType !== undefined) {
    const isOptional = !queryParameters.some(({ required }) => required)
    rest.push(`query${isOptional ? '?' : ''}: schema.${queryType}`)
  }
  return [...path, ...rest]
}

/** Whether the body has a field that must be given. */
function needsAnything(views: Views, { body }: Operation): boolean {
  if (body === undefined) return false
  const schema = views.resolve(body.schema)
  return schema.required.some((name) => schema.properties?.get(name)?.readOnly !== true)
}

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
      const signature = `${methodSignature(views, types, operation)}: Promise<${answerTypeOf(types, operation.answer, operation.page)}>`
      return `${operationDoc(operation, '  ')}  ${signature}\n`
    })
    const doc = docstring([views.description.tags.find(({ name }) => name === tag)?.description])
    return `${doc}export interface ${capitalised(tag)}Methods<Options> {\n${methods.join('\n')}}\n\n`
  })
  const members = groups.map(([tag]) => {
    const doc = docstring(
      [views.description.tags.find(({ name }) => name === tag)?.description],
      '  ',
    )
    return `${doc}  ${tag}: ${capitalised(tag)}Methods<Options>\n`
  })
  return [
    header('Every operation as a method of its group.'),
    "import type * as schema from './schema.ts'\n\n",
    ...interfaces,
    '/** The named methods of the client. `Options` are the options of one call. */\n',
    `export interface Methods<Options> {\n${members.join('')}}\n`,
  ].join('')
}

/** `getProduct(id: string, query?: schema.GetProductQuery, options?: Options)`. */
function methodSignature(views: Views, types: TypePrinter, operation: Operation): string {
  const { name, pathParameters, queryParameters, body } = operation
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
  return `${name}(${[...path, ...rest, 'options?: Options'].join(', ')})`
}

/** Whether the body has a field that must be given. */
function needsAnything(views: Views, { body }: Operation): boolean {
  if (body === undefined) return false
  const schema = views.resolve(body.schema)
  return schema.required.some((name) => schema.properties?.get(name)?.readOnly !== true)
}

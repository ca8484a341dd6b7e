/** Emits functions/: every operation as a function that takes a client, for tree-shaking. */

import type { Description } from '../model/description.ts'
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import { beforeOptions } from './arguments.ts'
import { docstring } from './docstring.ts'
import { knowsAdditions } from './methods.ts'
import { noneYetSignature, signaturesOf, withOptions } from './signatures.ts'
import { capitalised, header, literal } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitFunctions(types: TypePrinter): Map<string, string> {
  const tags = grouped(types.views.description.operations, ({ tag }) => tag)
  const files = [...tags].map(([tag, members]): [string, string] => {
    const text = members.map((operation) => functionOf(types, operation)).join('\n')
    const imported = [
      'ApiPromise',
      ...(text.includes('& CallOptionsAre') ? ['CallOptionsAreTheNextArgument'] : []),
      ...(knowsAdditions(text) ? ['Offered'] : []),
      'OperationCaller',
      'RawOptions',
    ]
    return [
      `functions/${tag}.ts`,
      [
        header(`The operations of client.${tag} as functions of a client.`),
        `import type { ${imported.join(', ')} } from '../operation.ts'\n`,
        `import * as ${tag} from '../operations/${tag}.ts'\n`,
        text.includes('schema.') ? "import type * as schema from '../schema.ts'\n" : '',
        `\n${text}`,
      ].join(''),
    ]
  })
  const exports = [...tags.keys()].map((tag) => `export * from './${tag}.ts'\n`)
  const index = header('Every operation as a function of a client.') + exports.join('')
  return new Map([...files, ['functions/index.ts', index]])
}

function functionOf(types: TypePrinter, operation: Operation): string {
  const { tag, noneYet } = operation
  const name = functionName(operation, types.views.description)
  const given = beforeOptions(types, operation)
  const values = given.map((parameter) => parameter.split(/\??:/)[0]).join(', ')
  const isOffered = knowsAdditions(given.join())
  const generic = `Options, Failure${isOffered ? ', Additions extends boolean = false' : ''}`
  const client = `client: OperationCaller<Options, Failure${isOffered ? ', Additions' : ''}>`
  const head = (parameters: readonly string[], data: string, suffix = '') =>
    `export function ${name}${suffix}<${generic}>(${[client, ...parameters].join(', ')}): ApiPromise<${data}, Failure>`
  const bodyOf = (constant: string) =>
    ` {\n  return client.call(${constant}, [${values}], options)\n}\n`
  const constant = `${tag}.${operation.name}`
  const none = noneYetSignature(types, operation)
  const noneForm = none
    ? `\n${docstring(none.doc)}${head([...given, 'options?: Options'], none.data, 'OrUndefined')}${bodyOf(`{ ...${constant}, noneYet: ${literal(Object.values(noneYet ?? {}))} }`)}`
    : ''
  const signatures = signaturesOf(types, operation)
  const heads = signatures.map((signature) => {
    return docstring(signature.doc) + head(withOptions(given, signature), signature.data)
  })
  const all = signatures.map(({ options }) => options).join(' | ')
  if (heads.length > 1) heads.push(head([...given, `options?: ${all}`], 'never'))
  return heads.join('\n') + bodyOf(constant) + noneForm
}

/**
 * The name of an operation's function. All functions share one entry, so a name that two tags have, or that
 * says nothing without its tag (`login`, `query`), gets the tag in front.
 */
export function functionName({ tag, name }: Operation, { operations }: Description): string {
  const isUnique = operations.filter((other) => other.name === name).length === 1
  return isUnique && /[A-Z]/.test(name) ? name : tag + capitalised(name)
}

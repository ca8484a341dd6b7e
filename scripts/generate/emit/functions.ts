/** Emits functions/: every operation as a function that takes a client, so that a bundle holds only what is called. */

import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import { beforeOptions, methodParameters } from './arguments.ts'
import type { Codecs } from './codecs.ts'
import { knowsAdditions } from './methods.ts'
import { noneYetText } from './none-yet.ts'
import { byTag } from './operations.ts'
import { allGiven, noneYetSignature, signaturesOf } from './signatures.ts'
import { capitalised, header } from './source-text.ts'
import type { TypePrinter } from './type-printer.ts'

export function emitFunctions(
  views: Views,
  types: TypePrinter,
  codecs: Codecs,
): Map<string, string> {
  const files = new Map<string, string>()
  const { operations } = views.description
  const names = functionNames(operations)
  const tags = byTag(operations)
  for (const [tag, members] of tags) {
    const write = (operation: Operation) => {
      const given = beforeOptions(views, operation, methodParameters(views, types, operation))
      const values = given.map((parameter) => parameter.split(/\??:/)[0])
      const isOffered = knowsAdditions(given.join())
      const generic = `Options, Failure${isOffered ? ', Additions extends boolean = false' : ''}`
      const client = `client: OperationCaller<Options, Failure${isOffered ? ', Additions' : ''}>`
      const head = (parameters: readonly string[], data: string, suffix = '') =>
        `export function ${names.get(operation.id)}${suffix}<${generic}>(${[client, ...parameters].join(', ')}): ApiPromise<${data}, Failure>`
      const bodyOf = (constant: string) => ` {
  return client.call(${constant}, [${values.join(', ')}], options)
}
`
      const body = bodyOf(`${tag}.${operation.name}`)
      const none = noneYetSignature(views, types, operation, '')
      const noneForm = none
        ? `\n${none.doc}${head([...given, 'options?: Options'], none.data, 'OrUndefined')}${bodyOf(`{ ...${tag}.${operation.name}, noneYet: ${noneYetText(operation)} }`)}`
        : ''
      const [decoded, raw] = signaturesOf(types, codecs, operation, '')
      if (!decoded) return ''
      const main = `${decoded.doc}${head([...given, `options?: ${decoded.options}`], decoded.data)}`
      if (!raw) return `${main}${body}${noneForm}`
      return [
        `${main}\n`,
        `${raw.doc}${head([...allGiven(given), `options: ${raw.options}`], raw.data)}\n`,
        head([...given, `options?: ${decoded.options} | ${raw.options}`], 'never'),
        body,
        noneForm,
      ].join('')
    }
    const functions = members.map(write)
    files.set(
      `functions/${tag}.ts`,
      [
        header(`The operations of client.${tag} as functions of a client.`),
        `import type { ApiPromise, ${functions.join().includes('& CallOptionsAre') ? 'CallOptionsAreTheNextArgument, ' : ''}${knowsAdditions(functions.join()) ? 'Offered, ' : ''}OperationCaller, RawOptions } from '../operation.ts'\n`,
        `import * as ${tag} from '../operations/${tag}.ts'\n`,
        functions.some((text) => text.includes('schema.'))
          ? "import type * as schema from '../schema.ts'\n"
          : '',
        '\n',
        functions.join('\n'),
      ].join(''),
    )
  }
  const exports = [...tags.keys()].map((tag) => `export * from './${tag}.ts'\n`)
  files.set(
    'functions/index.ts',
    header('Every operation as a function of a client.') + exports.join(''),
  )
  return files
}

/**
 * Operation id → function name. All functions share one entry, so a name that two tags have, or that
 * says nothing without its tag (`login`, `query`), gets the tag in front.
 */
export function functionNames(operations: readonly Operation[]): Map<string, string> {
  const count = new Map<string, number>()
  for (const { name } of operations) count.set(name, (count.get(name) ?? 0) + 1)
  return new Map(
    operations.map(({ id, tag, name }) => [
      id,
      count.get(name) === 1 && /[A-Z]/.test(name) ? name : tag + capitalised(name),
    ]),
  )
}

/** Emits functions/: every operation as a function that takes a client, so that a bundle holds only what is called. */
import { header } from './header.ts'
import { methodParameters } from './methods.ts'
import type { Operation } from './model.ts'
import { byTag } from './operations.ts'
import { capitalised } from './schemas.ts'
import { answerTypeOf, operationDoc } from './signatures.ts'
import type { TypePrinter } from './types.ts'
import type { Views } from './views.ts'

export function emitFunctions(views: Views, types: TypePrinter): Map<string, string> {
  const files = new Map<string, string>()
  const { operations } = views.description
  const names = functionNames(operations)
  const tags = byTag(operations)
  for (const [tag, members] of tags) {
    const functions = members.map((operation) => {
      const given = methodParameters(views, types, operation)
      const values = given.map((parameter) => parameter.split(/\??:/)[0])
      const parameters = [
        'client: OperationCaller<Options, Failure>',
        ...given,
        'options?: Options',
      ].join(', ')
      const data = answerTypeOf(types, operation.answer, operation.page)
      return `${operationDoc(operation, '')}export const ${names.get(operation.id)} = <Options, Failure>(${parameters}): ApiPromise<${data}, Failure> =>
  client.call(${tag}.${operation.name}, [${values.join(', ')}], options)
`
    })
    files.set(
      `functions/${tag}.ts`,
      [
        header(`The operations of client.${tag} as functions of a client.`),
        "import type { ApiPromise, OperationCaller } from '../operation.ts'\n",
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
function functionNames(operations: readonly Operation[]): Map<string, string> {
  const count = new Map<string, number>()
  for (const { name } of operations) count.set(name, (count.get(name) ?? 0) + 1)
  return new Map(
    operations.map(({ id, tag, name }) => [
      id,
      count.get(name) === 1 && /[A-Z]/.test(name) ? name : tag + capitalised(name),
    ]),
  )
}

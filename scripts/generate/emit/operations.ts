/** Emits one file of constants per tag, their index, and the list of all operations. */
import { grouped } from '../model/grouped.ts'
import type { Operation } from '../model/operation.ts'
import type { Views } from '../model/views.ts'
import { type Codecs, importOfCodecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { expressionOf } from './operation-constant.ts'
import { header } from './source-text.ts'

export function emitOperations(views: Views, codecs: Codecs): Map<string, string> {
  const { operations } = views.description
  const tags = grouped(operations, ({ tag }) => tag)
  const files = [...tags].map(([tag, members]): [string, string] => {
    const constants = members.map((operation) => {
      const doc = docstring([operation.summary, operation.description])
      return `${doc}export const ${operation.name}: Operation = ${expressionOf(views, codecs, operation)}\n`
    })
    const text = constants.join('\n')
    const start = header(`The operations of client.${tag}.`)
    return [`operations/${tag}.ts`, `${start}${importsOf(codecs, members)}\n${text}`]
  })
  return new Map([
    ...files,
    ['operations/index.ts', emitIndex(operations, [...tags.keys()])],
    ['operations/list.ts', emitList(views, codecs)],
  ])
}

function importsOf(codecs: Codecs, operations: readonly Operation[]): string {
  return `${importOfCodecs(codecs.all(operations), '../codecs.ts')}import { type Operation, operation } from '../operation.ts'\n`
}

function emitIndex(operations: readonly Operation[], tags: readonly string[]): string {
  const imports = tags.map((tag) => `import * as ${tag} from './${tag}.ts'\n`)
  const entries = operations.map(({ id, tag, name }) => `  '${id}': ${tag}.${name},\n`)
  return [
    header('Every operation by its id.'),
    imports.join(''),
    "import type { OperationId } from '../wire.ts'\nimport type { Operation } from '../operation.ts'\n\n",
    `export const operations = {\n${entries.join('')}} as const satisfies Record<OperationId, Operation>\n`,
  ].join('')
}

/**
 * Inlined, not a list of the constants: minified, each single-use identifier would cost an app
 * with all operations 4 incompressible bytes.
 */
function emitList(views: Views, codecs: Codecs): string {
  const entries = views.description.operations.map(
    (operation) => `  ${expressionOf(views, codecs, operation)},\n`,
  )
  return [
    header('Every operation in the order of the description, for clients that have all of them.'),
    importsOf(codecs, views.description.operations),
    `\nexport const operationList: readonly Operation[] = [\n${entries.join('')}]\n`,
  ].join('')
}

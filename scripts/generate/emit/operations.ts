/** Emits one file of constants per tag, their index, and the list of all operations. */
import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { docstring } from './docstring.ts'
import { expressionOf } from './operation-constant.ts'
import { header } from './source-text.ts'

export function emitOperations(views: Views, codecs: Codecs): Map<string, string> {
  const files = new Map<string, string>()
  const { operations } = views.description
  for (const [tag, members] of byTag(operations)) {
    const used = new Set<string>()
    const constants = members.map((operation) => {
      const doc = docstring([operation.summary, operation.description])
      const expression = expressionOf(views, codecs, operation, used)
      return `${doc}export const ${operation.name}: Operation = ${expression}\n`
    })
    files.set(
      `operations/${tag}.ts`,
      `${header(`The operations of client.${tag}.`)}${importsOf(used)}\n${constants.join('\n')}`,
    )
  }
  files.set('operations/index.ts', emitIndex(operations))
  files.set('operations/list.ts', emitList(views, codecs))
  return files
}

function importsOf(codecs: ReadonlySet<string>): string {
  const names = [...codecs].sort().join(', ')
  return `${names && `import { ${names} } from '../codecs.ts'\n`}import { type Operation, operation } from '../operation.ts'\n`
}

export function byTag(operations: readonly Operation[]): Map<string, Operation[]> {
  const groups = new Map<string, Operation[]>()
  for (const operation of operations) {
    groups.set(operation.tag, [...(groups.get(operation.tag) ?? []), operation])
  }
  return groups
}

function emitIndex(operations: readonly Operation[]): string {
  const tags = [...byTag(operations).keys()]
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
 * Written out, not a list of the constants: minified, each name of a constant that is used once would cost an app
 * with all operations 4 bytes that do not compress.
 */
function emitList(views: Views, codecs: Codecs): string {
  const used = new Set<string>()
  const entries = views.description.operations.map(
    (operation) => `  ${expressionOf(views, codecs, operation, used)},\n`,
  )
  return [
    header('Every operation in the order of the description, for clients that have all of them.'),
    importsOf(used),
    `\nexport const operationList: readonly Operation[] = [\n${entries.join('')}]\n`,
  ].join('')
}

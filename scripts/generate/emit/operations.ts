/** Emits one file of constants per tag, and their index. */
import type { Operation } from '../model/description.ts'
import type { Views } from '../model/views.ts'
import type { Codecs } from './codecs.ts'
import { constantOf } from './operation-constant.ts'
import { header } from './source-text.ts'

export function emitOperations(views: Views, codecs: Codecs): Map<string, string> {
  const files = new Map<string, string>()
  const { operations } = views.description
  for (const [tag, members] of byTag(operations)) {
    const used = new Set<string>()
    const constants = members.map((operation) => constantOf(views, codecs, operation, used))
    const imports = [...used].sort()
    const codecImport =
      imports.length === 0 ? '' : `import { ${imports.join(', ')} } from '../codecs.ts'\n`
    files.set(
      `operations/${tag}.ts`,
      `${header(`The operations of client.${tag}.`)}${codecImport}import { type Operation, operation } from '../operation.ts'\n\n${constants.join('\n')}`,
    )
  }
  files.set('operations/index.ts', emitIndex(operations))
  files.set('operations/list.ts', emitList(operations))
  return files
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

/** Without the ids, which the operations hold already: the smallest form of the list. */
function emitList(operations: readonly Operation[]): string {
  const tags = [...byTag(operations).keys()]
  const imports = tags.map((tag) => `import * as ${tag} from './${tag}.ts'\n`)
  const entries = operations.map(({ tag, name }) => `  ${tag}.${name},\n`)
  return [
    header('Every operation in the order of the description.'),
    imports.join(''),
    "import type { Operation } from '../operation.ts'\n\n",
    `export const operationList: readonly Operation[] = [\n${entries.join('')}]\n`,
  ].join('')
}

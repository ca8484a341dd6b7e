/** Plans what `--new` writes: the files with their texts, and the remaining steps. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { capitalised } from '../emit/source-text.ts'
import type { Description, Operation } from '../model/description.ts'
import { listOf, recordOf, stringOf, valueAt } from '../model/json.ts'
import { addHandler, holdsHandlers } from './handler-text.ts'
import { nounsOf, wordsOf } from './nouns.ts'
import { operationText, type Sibling } from './operation-text.ts'
import { planSchemas } from './plan-schemas.ts'
import type { NewOperation } from './request.ts'
import {
  append,
  endOfBlock,
  type Inserted,
  insertBefore,
  lastLineOf,
  lineOf,
  literally,
} from './text-edits.ts'
import type { Written } from './written.ts'

const handlers = 'sandbox/web/services'

/** Reads the project's files below `root`, whose description is in `folder`. */
export function planOperation(
  root: string,
  folder: string,
  operation: NewOperation,
  description: Description,
  bundle: unknown,
): readonly Written[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const nouns = nounsOf(operation)
  const sibling = siblingOf(operation, description)
  const schemas = planSchemas(root, folder, operation, nouns, description)
  const start = posix.join(folder, 'openapi.yaml')
  const place = pathPlace(read(start), operation, sibling)
  const pathFile = posix.join(folder, place.file)
  const text = operationText(
    operation,
    {
      service: sibling?.service ?? serviceOf(operation, description),
      callers: sibling?.callers ?? ['visitor', 'member', 'app'],
      parameters: parametersOf(description.operations, bundle, operation.path),
    },
    nouns,
    schemas.references,
  )
  const isNewFile = !existsSync(join(root, pathFile))
  const before = isNewFile ? `# ${capitalised(wordsOf(operation.tag))}.\n` : read(pathFile)
  const path = place.isNew
    ? append(before, `${place.key}:\n${text}`)
    : addMethod(before, place.key, text)
  return [
    ...(place.isNew
      ? [{ file: start, ...addPath(read(start), operation.path, place), what: 'the path' }]
      : []),
    { file: pathFile, ...path, what: 'the operation' },
    schemas.written,
    ...planHandler(root, operation),
  ]
}

interface PathPlace {
  /** From the description's folder. */
  readonly file: string
  readonly key: string
  readonly isNew: boolean
}

/** Where the operation is written: beside its path's other methods, else beside its nearest relative. */
function pathPlace(
  start: string,
  { path, tag, name }: NewOperation,
  sibling: Operation | undefined,
): PathPlace {
  const paths = recordOf(recordOf(parseYaml(start)).paths)
  const refOf = (known: string) => stringOf(recordOf(paths[known]).$ref)?.split('#/')
  const [ownFile, ownKey] = refOf(path) ?? []
  if (ownFile !== undefined && ownKey !== undefined) {
    return { file: ownFile, key: ownKey, isNew: false }
  }
  const [file] = (sibling && refOf(sibling.path)) ?? []
  const keys = Object.values(paths).map((item) => stringOf(recordOf(item).$ref))
  const chosen = file ?? `paths/${dashed(tag)}.yaml`
  const isTaken = keys.includes(`${chosen}#/${name}`)
  return { file: chosen, key: isTaken ? `${name}Path` : name, isNew: true }
}

/** Puts the path behind the others of its file. */
function addPath(start: string, path: string, { file, key }: PathPlace): Inserted {
  const line = `  ${path}: { $ref: '${file}#/${key}' }\n`
  const last = lastLineOf(start, new RegExp(`\\$ref: '${literally(file)}#`))
  if (last !== undefined) return insertBefore(start, last + 1, line)
  const end = endOfBlock(start, lineOf(start, /^paths:/) ?? 1)
  const { text } = insertBefore(start, end, `\n${line}`)
  return { text, line: end + 1 }
}

function addMethod(text: string, key: string, operation: string): Inserted {
  const line = lineOf(text, new RegExp(`^${literally(key)}:`)) ?? 1
  return insertBefore(text, endOfBlock(text, line), operation)
}

/** The operation of the same service with the longest common path prefix; the same method wins. */
function siblingOf(
  { tag, path, method }: NewOperation,
  { operations }: Description,
): Operation | undefined {
  const likeness = (other: Operation) => {
    const [mine, theirs] = [path.split('/'), other.path.split('/')]
    const differing = mine.findIndex((part, at) => part !== theirs[at])
    const common = differing < 0 ? mine.length : differing
    return common * 2 + ((other.method === 'GET') === (method === 'GET') ? 1 : 0)
  }
  const own = operations.filter((other) => other.tag === tag)
  return own.toSorted((a, b) => likeness(b) - likeness(a))[0]
}

/** The service of a tag without operations: the one of its name, else the first. */
function serviceOf({ tag }: NewOperation, { services }: Description): string {
  return services.has(dashed(tag)) ? dashed(tag) : ([...services.keys()][0] ?? '')
}

/** The parameters as other operations with the same path prefix describe them. */
function parametersOf(
  operations: readonly Operation[],
  bundle: unknown,
  path: string,
): Sibling['parameters'] {
  const found = new Map<string, unknown>()
  for (const [whole, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    const start = path.slice(0, path.indexOf(whole) + whole.length)
    for (const operation of operations) {
      if (!`${operation.path}/`.startsWith(`${start}/`) || found.has(name)) continue
      const item = operation.pointer.replace(/\/[^/]*$/, '')
      const parameters = [operation.pointer, item].flatMap((at) =>
        listOf(recordOf(valueAt(bundle, at)).parameters),
      )
      const parameter = parameters.map(recordOf).find((known) => known.name === name)
      if (parameter !== undefined) found.set(name, parameter)
    }
  }
  return found
}

/** The handler's place, where the project has a sandbox. */
function planHandler(root: string, { tag, id }: NewOperation): readonly Written[] {
  const folder = join(root, handlers)
  if (!existsSync(folder)) return []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.ts'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    if (!holdsHandlers(text, tag)) continue
    const file = `${handlers}/${name}`
    return [
      { file, ...addHandler(text, tag, id), what: 'a handler that fails until it is written' },
    ]
  }
  return []
}

function dashed(tag: string): string {
  return tag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Plans the output of `--new`: the files with their texts, and the inserted place in each. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseYaml } from '@redocly/openapi-core'
import { reservedTypes } from '../check/components.ts'
import { exportsOf } from '../check/taken-names.ts'
import { capitalised, dashed } from '../emit/source-text.ts'
import type { Description } from '../model/description.ts'
import { recordOf, stringOf } from '../model/json.ts'
import type { Operation } from '../model/operation.ts'
import { named, type Planned, wordsOf } from './nouns.ts'
import { type NewOperation, ScaffoldError } from './request.ts'
import {
  append,
  endOfBlock,
  type Inserted,
  insertBefore,
  lastLineOf,
  lineOf,
  literally,
} from './text-edits.ts'
import { operationText, schemaTexts } from './texts.ts'

/** A written file, and what begins at the line. */
export interface Written extends Inserted {
  /** From the project's folder. */
  readonly file: string
  readonly what: string
}

const handlers = 'sandbox/web/services'
const entry = 'src/index.ts'

/** Reads the project's files below `root`, whose description is in `folder`. */
export function planOperation(
  root: string,
  folder: string,
  operation: NewOperation,
  description: Description,
): readonly Written[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  /** The text of a file; a new one begins with its subject. */
  const textOf = (file: string, subject: string) =>
    existsSync(join(root, file)) ? read(file) : `# ${capitalised(wordsOf(subject))}.\n`
  const sibling = siblingOf(operation, description)
  const planned = named(operation, sibling, description)
  refuseTakenSchemas(root, planned, description)

  const { entity } = planned
  const home = `${dashed(planned.one)}.yaml`
  const schemaFolder = posix.join(folder, 'schemas')
  const schemaFile = posix.join(schemaFolder, home)
  const known = description.schemas.has(entity)
    ? readdirSync(join(root, schemaFolder)).find(
        (file) => lineOf(read(posix.join(schemaFolder, file)), keyOf(entity)) !== undefined,
      )
    : undefined
  const schemas = schemaTexts(planned, known && `${known === home ? '' : known}#/${entity}`)

  const rootFile = posix.join(folder, 'openapi.yaml')
  const start = read(rootFile)
  const place = pathPlace(start, operation, sibling)
  const pathFile = posix.join(folder, place.file)
  const text = operationText(planned, `../schemas/${home}`)
  const before = textOf(pathFile, operation.tag)
  const path = place.isNew
    ? append(before, `${place.key}:\n${text}`)
    : insertBefore(before, endOfBlock(before, lineOf(before, keyOf(place.key)) ?? 1), text)
  return [
    ...(place.isNew
      ? [{ file: rootFile, ...addPath(start, operation.path, place), what: 'the path' }]
      : []),
    { file: pathFile, ...path, what: 'the operation' },
    {
      file: schemaFile,
      ...append(textOf(schemaFile, planned.many), schemas),
      what: [...schemas.matchAll(/^(\w+):/gm)].map(([, name]) => name).join(', '),
    },
    ...planHandler(root, operation),
  ]
}

/** Its new schemas become types, which no other export may shadow. */
function refuseTakenSchemas(root: string, planned: Planned, { schemas }: Description): void {
  const exported = exportsOf(join(root, entry))
  for (const name of [planned.entity, planned.request, planned.response]) {
    if (name === undefined || schemas.has(name)) continue
    if (!reservedTypes.has(name) && !exported.has(name)) continue
    const advice = 'Choose another name for the operation, or write it by hand.'
    throw new ScaffoldError(`The schema ${name} is taken by another type.`, advice)
  }
}

const keyOf = (key: string): RegExp => new RegExp(`^${literally(key)}:`)

/** The insertion point: beside the path's other methods, else beside a sibling of its service. */
function pathPlace(
  start: string,
  { path, tag, name }: NewOperation,
  sibling: Operation | undefined,
) {
  const paths = recordOf(recordOf(parseYaml(start)).paths)
  const refOf = (known: string) => stringOf(recordOf(paths[known]).$ref)?.split('#/') ?? []
  const [ownFile, ownKey] = refOf(path)
  if (ownFile !== undefined && ownKey !== undefined)
    return { file: ownFile, key: ownKey, isNew: false }
  const [file = `paths/${dashed(tag)}.yaml`] = sibling === undefined ? [] : refOf(sibling.path)
  const isTaken = start.includes(`${file}#/${name}'`)
  return { file, key: isTaken ? `${name}Path` : name, isNew: true }
}

function addPath(start: string, path: string, { file, key }: ReturnType<typeof pathPlace>) {
  const line = `  ${path}: { $ref: '${file}#/${key}' }\n`
  const last = lastLineOf(start, new RegExp(`\\$ref: '${literally(file)}#`))
  if (last !== undefined) return insertBefore(start, last + 1, line)
  const end = endOfBlock(start, lineOf(start, /^paths:/) ?? 1)
  return { text: insertBefore(start, end, `\n${line}`).text, line: end + 1 }
}

/** Another operation of the tag; reads match reads, because their services may differ. */
function siblingOf({ tag, method }: NewOperation, { operations }: Description) {
  const own = operations.filter((other) => other.tag === tag)
  return own.find((other) => (other.method === 'GET') === (method === 'GET')) ?? own[0]
}

/** A stub handler at the end of its service's table, if the project has a sandbox. */
function planHandler(root: string, { tag, id }: NewOperation): readonly Written[] {
  const folder = join(root, handlers)
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : []
  return files.flatMap((name) => {
    const added = addHandler(readFileSync(join(folder, name), 'utf8'), tag, id)
    const what = 'a handler that fails until it is written'
    return added === undefined ? [] : [{ file: `${handlers}/${name}`, ...added, what }]
  })
}

export function addHandler(text: string, tag: string, id: string): Inserted | undefined {
  const start = lineOf(text, new RegExp(`: HandlersOf<'${literally(tag)}'> = \\{`))
  if (start === undefined) return undefined
  const handler = `  '${id}': () => {\n    throw new Error('${id} has no handler yet')\n  },\n`
  return insertBefore(text, lineOf(text, /^}/, start) ?? start + 1, handler)
}

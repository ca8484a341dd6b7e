/** A copy of the description in a temporary folder, for tests that change it. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { load } from 'js-yaml'
import { onTestFinished } from 'vitest'
import config from '../../../openapi-ts.config.ts'
import { build } from '../../../scripts/generate/compiler.ts'
import { compare, write } from '../../../scripts/generate/emit/output-folder.ts'
import { recordOf, stringsOf } from '../../../scripts/generate/model/json.ts'
import { DescriptionError } from '../../../scripts/generate/read/problem.ts'
import { problemsOf } from './problems.ts'

const project = resolve(import.meta.dirname, '../../..')

export interface DescriptionCopy {
  readonly root: string
  readonly output: string
  /** Rewrites one file of the copy. */
  edit(file: string, change: (text: string) => string): void
  /** Builds and writes the copy's output; returns the build. */
  generate(): ReturnType<typeof build>
}

/** Copies the description and `others`, folders that a test compiles against the new output; `cleanUp` registers the removal. */
export function copyDescription(
  others: readonly string[] = [],
  cleanUp: (remove: () => void) => void = onTestFinished,
): DescriptionCopy {
  const root = mkdtempSync(join(tmpdir(), 'description-'))
  cleanUp(() => rmSync(root, { recursive: true, force: true }))
  for (const name of ['spec', ...others]) {
    cpSync(join(project, name), join(root, name), { recursive: true, force: true })
  }
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'), 'junction')
  if (others.includes('console')) linkClient(root)
  const output = join(root, config.output)
  return {
    root,
    output,
    edit(file, change) {
      const path = join(root, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
    async generate() {
      const built = await build(config, root)
      write(output, built.output, compare(output, built.output))
      return built
    },
  }
}

/** Links the copied console to the copied client: the shared node_modules link to the original. */
function linkClient(root: string): void {
  const packages = join(root, 'console/node_modules')
  mkdirSync(packages, { recursive: true })
  symlinkSync(root, join(packages, 'storefront-client'), 'junction')
}

/** Adds one operation, `checkouts.addNote`, with a date, an image, an enumeration and a decimal. */
export function addNoteOperation(copy: DescriptionCopy): void {
  const fixture = resolve(import.meta.dirname, '../fixture')
  cpSync(join(fixture, 'note-path.yaml'), join(copy.root, 'spec/paths/note.yaml'))
  cpSync(join(fixture, 'note-schema.yaml'), join(copy.root, 'spec/schemas/note.yaml'))
  copy.edit('spec/openapi.yaml', (text) =>
    text
      .replace(
        '\ncomponents:\n',
        "  /v1/checkouts/{id}/notes: { $ref: 'paths/note.yaml#/note' }\n\ncomponents:\n",
      )
      .replace(
        '\nx-error-meanings:\n',
        '$&  NOTE_TOO_MANY: The checkout has as many notes as it can hold.\n',
      ),
  )
}

/** Reduces the description to some paths: representative of the whole, and ten times as fast. */
export async function keepPaths(copy: DescriptionCopy, kept: RegExp): Promise<void> {
  copy.edit('spec/openapi.yaml', (text) => {
    const document = recordOf(load(text))
    const paths = recordOf(document.paths)
    const codes = new Set([
      ...stringsOf(document['x-error-codes']),
      ...Object.entries(paths)
        .filter(([path]) => kept.test(path))
        .flatMap(([, path]) => codesOf(copy, String(recordOf(path).$ref))),
    ])
    // Unreferenced components are listed at the end.
    const used = text.slice(0, text.indexOf('\n  schemas:\n') + 1)
    return withEntries(
      withEntries(used, 'paths', (path) => kept.test(path)),
      'x-error-meanings',
      (code) => codes.has(code),
    )
  })
  for (;;) {
    const problems = await problemsOf(() => build(config, copy.root))
    if (problems.length === 0) return
    const unused = problems.flatMap(({ file, message }) => {
      const [, name] = /^Nothing refers to (\w+)\.$/.exec(message) ?? []
      return name === undefined ? [] : [{ file: relative(copy.root, file), name }]
    })
    if (unused.length === 0) throw new DescriptionError(problems)
    for (const { file, name } of unused) {
      copy.edit(file, (text) => withoutPart(text, name))
    }
  }
}

/** The text without one part; an anchored block moves to its next alias. */
function withoutPart(text: string, name: string): string {
  const [part = ''] = new RegExp(`^${name}:.*\\n(?:[ #].*\\n|\\n)*`, 'm').exec(text) ?? []
  const anchored = part.matchAll(/^( *)\S+: &(\w+)\n((?:\1 .*\n)+)/gm)
  return [...anchored].reduce(
    (rest, [, , anchor, block]) => rest.replace(` *${anchor}\n`, () => ` &${anchor}\n${block}`),
    text.replace(part, ''),
  )
}

/** The error codes of the operations of a path. */
function codesOf(copy: DescriptionCopy, ref: string): readonly string[] {
  const [file = '', name = ''] = ref.split('#/')
  const path = recordOf(load(readFileSync(join(copy.root, 'spec', file), 'utf8')))[name]
  return Object.values(recordOf(path)).flatMap((part) => stringsOf(recordOf(part)['x-error-codes']))
}

/** The text with one section filtered; each entry is a line. */
function withEntries(text: string, section: string, isKept: (name: string) => boolean): string {
  const entry = /^ {2}'?(\S+?)'?: /
  const begin = text.indexOf(`\n${section}:\n`) + `\n${section}:\n`.length
  const end = begin + text.slice(begin).search(/^\S/m)
  const lines = text.slice(begin, end).split('\n')
  const left = lines.filter((line) => line === '' || isKept(entry.exec(line)?.[1] ?? ''))
  return [text.slice(0, begin), left.join('\n'), text.slice(end)].join('')
}

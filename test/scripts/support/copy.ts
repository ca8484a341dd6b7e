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
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import config from '../../../openapi-ts.config.ts'
import { Compiler } from '../../../scripts/generate/compiler.ts'
import { compare, write } from '../../../scripts/generate/emit/output-folder.ts'

const project = resolve(import.meta.dirname, '../../..')

export interface DescriptionCopy {
  readonly root: string
  readonly output: string
  /** Rewrites one file of the copy. */
  edit(file: string, change: (text: string) => string): void
  /** Builds and writes the copy's output; answers the build. */
  generate(): ReturnType<Compiler['build']>
}

/** Copies the description and `others`, folders of the project that a test compiles against the new output; `cleanUp` takes what removes it. */
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
  const compiler = new Compiler(config, root)
  return {
    root,
    output,
    edit(file, change) {
      const path = join(root, file)
      writeFileSync(path, change(readFileSync(path, 'utf8')))
    },
    async generate() {
      const build = await compiler.build()
      write(output, build.output, compare(output, build.output))
      return build
    },
  }
}

/** Gives the copied console the copied client: the shared packages have a link to the project's own. */
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

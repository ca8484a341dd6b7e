/** docs/guides/changing-the-description.md is followed on a copy: what it shows works, and the compiler says what it says. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { scaffold } from '../../scripts/generate/scaffold/index.ts'
import { copyDescription, type DescriptionCopy } from '../scripts/support/copy.ts'
import { patched, type Step, stepsOf } from './recipe-steps.ts'
import { root } from './snippets.ts'

const page = readFileSync(join(root, 'docs/guides/changing-the-description.md'), 'utf8')
const steps = stepsOf(page)

/** Whether a step changes the description; the others follow what the compiler says of it. */
const isOfDescription = (step: Step): boolean =>
  step.kind === 'command' || (step.kind === 'patch' && step.file.startsWith('spec/'))

const follow = async (copy: DescriptionCopy, step: Step): Promise<void> => {
  switch (step.kind) {
    case 'place':
      return
    case 'patch':
      copy.edit(step.file, (text) => patched(text, step.lines))
      return
    case 'file':
      mkdirSync(dirname(join(copy.root, step.file)), { recursive: true })
      writeFileSync(join(copy.root, step.file), step.text)
      return
    case 'command': {
      const [option, ...given] = step.words.slice(4)
      // What the plain commands do comes once, after the whole description has changed.
      if (option === '--new') scaffold(copy.root, 'spec', given, await copy.generate())
    }
  }
}

/** What `npm run types` says of the client, the sandbox and the console. */
class TypeCheck {
  readonly #root: string
  #program: ts.Program | undefined

  constructor(folder: string) {
    this.#root = folder
  }

  /** The complaints as `file  message`; of some files only, when they are named. */
  complaints(only?: ReadonlySet<string>): readonly string[] {
    const { config } = ts.readConfigFile(join(this.#root, 'tsconfig.json'), ts.sys.readFile)
    const include = ['src', 'sandbox', 'console', 'app']
    const { fileNames, options } = ts.parseJsonConfigFileContent(
      { ...config, include },
      ts.sys,
      this.#root,
    )
    const program = ts.createProgram({ rootNames: fileNames, options, oldProgram: this.#program })
    this.#program = program
    return program.getSourceFiles().flatMap((file) => {
      const name = relative(this.#root, file.fileName)
      if (name.includes('node_modules') || (only !== undefined && !only.has(name))) return []
      const found = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]
      return found.map(
        ({ messageText }) => `${name}  ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      )
    })
  }
}

it('the recipes work as they are written, and the compiler names the places they say', async () => {
  const others = ['src', 'sandbox', 'console', 'tsconfig.json', 'package.json']
  const copy = copyDescription(others)
  const check = new TypeCheck(copy.root)

  for (const step of steps.filter(isOfDescription)) await follow(copy, step)
  await copy.generate()
  const named = check.complaints()
  const places = steps.filter((step) => step.kind === 'place')
  expect(places.length).toBeGreaterThan(2)
  for (const { file, message } of places) {
    expect(named).toContainEqual(expect.stringMatching(`^${file}  .*${message}`))
  }
  const files = new Set(places.map(({ file }) => file))
  expect(named.filter((complaint) => !files.has(complaint.split('  ')[0] ?? ''))).toEqual([])
  expect(named).toHaveLength(places.length)

  const touched = new Set(files)
  for (const step of steps.filter((other) => !isOfDescription(other))) {
    await follow(copy, step)
    if (step.kind === 'patch' || step.kind === 'file') touched.add(step.file)
  }
  expect(check.complaints(touched)).toEqual([])
}, 240_000)

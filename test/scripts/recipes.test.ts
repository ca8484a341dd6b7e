// The recipes of docs/guides/changing-the-description.md, followed to the letter on a copy of the repository: the places
// that they name stop compiling, and no others; once followed to their end everything compiles. In the long run the
// tests of the description, the docstrings and the contract are green there, too.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scaffold } from '../../scripts/generate/scaffold/index.ts'
import { patched, type Step, stepsOf } from '../docs/recipe-steps.ts'
import { root } from '../docs/snippets.ts'
import { isLong } from '../setup/long.ts'
import type { Complaint } from './support/complaint.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'
import { NativeProject } from './support/native-project.ts'

const floors = ['generated', 'src', 'sandbox', 'console']

/** What is type-checked; the page writes its sample to `app`. */
const checked = [...floors, 'app']

/** What the tests of the copy need besides. */
const others = ['scripts', 'test', 'docs', 'package.json', 'tsconfig.json']
const settings = ['vitest.config.ts', 'openapi-ts.config.ts', 'CHANGELOG.md', 'README.md']

/** The tests whose outcome depends on the description; the snippets of the guides are long, and do not. */
const affected = [
  'test/spec',
  'test/docs/docstrings.test.ts',
  'test/sandbox/contract',
  'test/floors.test.ts',
]

const page = readFileSync(join(root, 'docs/guides/changing-the-description.md'), 'utf8')
const steps = stepsOf(page)
const places = steps.filter((step) => step.kind === 'place')

/** Whether a step changes the description; the others follow what the compiler says of it. */
const isOfDescription = (step: Step): boolean =>
  step.kind === 'command' || (step.kind === 'patch' && step.file.startsWith('spec/'))

async function follow(copy: DescriptionCopy, step: Step): Promise<void> {
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

describe('the recipes', () => {
  let copy: DescriptionCopy
  let project: NativeProject
  let complaints: readonly Complaint[]
  const removals: (() => void)[] = []

  beforeAll(async () => {
    copy = copyDescription([...floors, ...others, ...settings], (remove) => removals.push(remove))
    for (const step of steps.filter(isOfDescription)) await follow(copy, step)
    await copy.generate()
    project = new NativeProject(copy.root, { folders: checked })
    removals.push(() => project.close())
    complaints = project.complaints()
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  it('stop the places that they name, and no others', () => {
    expect(places.length).toBeGreaterThan(2)
    for (const { file, message } of places) {
      expect(complaints.filter((complaint) => complaint.file === file)).toEqual([
        expect.objectContaining({ message: expect.stringMatching(message) }),
      ])
    }
    expect(complaints).toHaveLength(places.length)
  })

  it('leave everything compiling', async () => {
    for (const step of steps.filter((other) => !isOfDescription(other))) await follow(copy, step)
    project.reread()
    expect(project.complaints()).toEqual([])
  })

  it.runIf(isLong)('leave the suite green', () => {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs')
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project', 'node', '--reporter', 'dot', ...affected],
      {
        cwd: copy.root,
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
        // A few requests of each operation are enough: the contract has its own run.
        env: { ...process.env, STOREFRONT_MUTATED: '1' },
      },
    )
    expect(status, `${stdout}\n${stderr}`).toBe(0)
  })
})

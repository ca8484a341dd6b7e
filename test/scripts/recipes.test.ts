// The recipes of docs/guides/changing-the-description.md, followed to the letter on a copy of the repository: the places
// that they name are there, and once followed to their end the tests of the description, the docstrings and the contract
// are green there, too. In the long run the places stop compiling, and no others, and everything compiles in the end.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../docs/recipe-steps.ts'
import { root } from '../docs/snippets.ts'
import { isLong } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { copyDescription, type DescriptionCopy } from './support/copy.ts'
import { follow } from './support/follow.ts'
import { expectGreen } from './support/green-suite.ts'
import { NativeProject } from './support/native-project.ts'

const floors = ['generated', 'src', 'sandbox', 'console']

/** What is type-checked; the page writes its sample to `app`. */
const checked = [...floors, 'app']

/** What the tests of the copy need besides. */
const others = ['scripts', 'test', 'docs', 'package.json', 'tsconfig.json']
const settings = [
  'package-lock.json',
  'vitest.config.ts',
  'openapi-ts.config.ts',
  'CHANGELOG.md',
  'README.md',
]

/** The tests whose outcome depends on the description; the snippets of the guides are long, and do not. */
const affected = [
  'test/spec/description.test.ts',
  'test/docs/docstrings.test.ts',
  'test/sandbox/contract/contract.test.ts',
  'test/floors.test.ts',
  ...(isLong ? ['test/spec', 'test/sandbox/contract'] : []),
]

const page = readFileSync(join(root, 'docs/guides/changing-the-description.md'), 'utf8')
const steps = stepsOf(page)
const places = steps.filter((step) => step.kind === 'place')

/** Whether a step changes the description; the others follow what the compiler says of it. */
const isOfDescription = (step: Step): boolean =>
  step.kind === 'command' || (step.kind === 'patch' && step.file.startsWith('spec/'))

describe('the recipes', () => {
  let copy: DescriptionCopy
  let project: NativeProject
  const removals: (() => void)[] = []

  beforeAll(async () => {
    copy = copyDescription([...floors, ...others, ...settings], (remove) => removals.push(remove))
    for (const step of steps.filter(isOfDescription)) await follow(copy, step)
    await copy.generate()
  })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  // `additions.test.ts` has the places of every addition.
  longIt('break the places that they name, and no others', () => {
    project = new NativeProject(copy.root, { folders: checked })
    removals.push(() => project.close())
    const complaints = project.complaints()
    for (const { file, message } of places) {
      expect(complaints.filter((complaint) => complaint.file === file)).toEqual([
        expect.objectContaining({ message: expect.stringMatching(message) }),
      ])
    }
    expect(complaints).toHaveLength(places.length)
  })

  it('can be followed to the end', async () => {
    expect(places.length).toBeGreaterThan(2)
    for (const { file } of places) expect(existsSync(join(copy.root, file)), file).toBe(true)
    for (const step of steps.filter((other) => !isOfDescription(other))) await follow(copy, step)
  })

  longIt('leave everything compiling', () => {
    project.reread()
    expect(project.complaints()).toEqual([])
  })

  it('leave the suite green', () => {
    // A few requests of each operation are enough: the contract has its own run.
    expectGreen(copy.root, affected, { STOREFRONT_LONG: '', STOREFRONT_MUTATED: '1' })
  })
})

/** Follows the steps of a recipe page on a copy of the repository. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { scaffold } from '../../../scripts/generate/scaffold/index.ts'
import { patched, type Step } from '../../docs/recipe-steps.ts'
import type { DescriptionCopy } from './copy.ts'

/** Does what a step says. */
export async function follow(copy: DescriptionCopy, step: Step): Promise<void> {
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
    case 'command':
      await run(copy, step.words)
  }
}

async function run(copy: DescriptionCopy, words: readonly string[]): Promise<void> {
  const [program, ...given] = words
  if (program === 'npm' && given[2] === '--' && given[3] === '--new') {
    scaffold(copy.root, 'spec', given.slice(4), await copy.generate())
    return
  }
  // Full checks and builds run once, after all steps.
  if (program === 'npm' || program === 'npx') return
  const { status, stderr } = spawnSync(words.join(' '), {
    cwd: copy.root,
    shell: true,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${words.join(' ')}\n${stderr}`)
}

/** Runs tests of a copy of the repository, with the copy's own code. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'vitest'
import { root } from '../../docs/snippets.ts'

/** Fails with the output of failing tests. */
export function expectGreen(
  folder: string,
  tests: readonly string[],
  environment: Readonly<Record<string, string>>,
): void {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'node', '--reporter', 'dot', ...tests],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, ...environment },
    },
  )
  expect(status, `${stdout}\n${stderr}`).toBe(0)
}

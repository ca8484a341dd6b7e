/** The import time of the package in Node: the best of several fresh processes. */
import { execFileSync } from 'node:child_process'
import { workspace } from './bundle-workspace.ts'

const script = `
  const startedAt = performance.now()
  await import('storefront-client')
  console.log(performance.now() - startedAt)`

export const importTime = (): number =>
  Math.min(
    ...Array.from({ length: 9 }, () =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
          cwd: workspace,
          encoding: 'utf8',
        }),
      ),
    ),
  )

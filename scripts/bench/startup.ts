/** The import time of the package in Node: the best of several fresh processes. */
import { execFileSync } from 'node:child_process'
import type { BundleWorkspace } from './bundle-workspace.ts'

const script = (specifier: string): string => `
  const startedAt = performance.now()
  await import('${specifier}')
  console.log(performance.now() - startedAt)`

/** Milliseconds for `import(specifier)`. */
export const importTime = ({ folder }: BundleWorkspace, specifier: string, tries = 9): number =>
  Math.min(
    ...Array.from({ length: tries }, () =>
      Number(
        execFileSync(process.execPath, ['--input-type=module', '--eval', script(specifier)], {
          cwd: folder,
          encoding: 'utf8',
        }),
      ),
    ),
  )

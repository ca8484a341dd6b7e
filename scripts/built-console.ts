// The console as `npm start` serves it.
import { resolve } from 'node:path'
import { build } from 'vite'
import { keptBuild } from './kept-build.ts'

/**
 * Builds the console, unless the same sources were built before.
 *
 * @param root the repository
 * @returns the folder of the build, which stays as it is while this process runs
 */
export function builtConsole(root: string): Promise<string> {
  return keptBuild(root, {
    name: 'console',
    sources: ['console', 'src', 'generated', 'package.json', 'package-lock.json'],
    build: async (folder) => {
      await build({
        root: resolve(root, 'console'),
        logLevel: 'warn',
        build: { outDir: folder, emptyOutDir: true },
      })
    },
  })
}

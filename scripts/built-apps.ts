// The console and the example shop as `npm start` serves them.
import { resolve } from 'node:path'
import { runBuilder } from './builder.ts'
import { keptBuild } from './kept-build.ts'

/**
 * Builds the console, unless the same sources were built before.
 *
 * @param root the repository
 * @returns the folder of the build, immutable while this process runs
 */
export function builtConsole(root: string): Promise<string> {
  return keptBuild(root, {
    name: 'console',
    sources: ['console', 'src', 'generated', 'package.json', 'package-lock.json'],
    build: (folder) =>
      runBuilder({
        name: 'vite',
        command: 'bin/vite.js',
        words: ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
        place: resolve(root, 'console'),
      }),
  })
}

export function builtShop(root: string): Promise<string> {
  return keptBuild(root, {
    name: 'shop',
    sources: ['examples/storefront', 'src', 'generated', 'package-lock.json'],
    build: (folder) =>
      runBuilder({
        name: '@react-router/dev',
        command: 'bin.js',
        words: ['build', '--logLevel', 'error'],
        place: resolve(root, 'examples/storefront'),
        environment: { SHOP_BUILD: folder },
      }),
  })
}

// The example shop as `npm start` serves it.
import { resolve } from 'node:path'
import { runBuilder } from './builder.ts'
import { keptBuild } from './kept-build.ts'

/**
 * Builds the shop in a process of its own, unless the same sources were built before.
 *
 * @param root the repository
 * @returns the folder of the build, which stays as it is while this process runs
 */
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

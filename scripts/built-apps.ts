// The console and the example shop as `npm start` serves them.
import { join, resolve } from 'node:path'
import { keptFolder } from '../sandbox/process/kept-folder.js'
import { type Builder, runBuilder } from './builder.ts'

/**
 * Builds the console, unless the same sources were built before.
 *
 * @param root the repository
 * @returns the folder of the build, immutable while this process runs
 */
export function builtConsole(root: string): Promise<string> {
  return builtApp(root, 'console', ['console', 'package.json'], (folder) => ({
    name: 'vite',
    command: 'bin/vite.js',
    words: ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    place: resolve(root, 'console'),
  }))
}

export function builtShop(root: string): Promise<string> {
  return builtApp(root, 'shop', ['examples/storefront'], (folder) => ({
    name: '@react-router/dev',
    command: 'bin.js',
    words: ['build', '--logLevel', 'error'],
    place: resolve(root, 'examples/storefront'),
    environment: { SHOP_BUILD: folder },
  }))
}

function builtApp(
  root: string,
  name: string,
  own: readonly string[],
  builderInto: (folder: string) => Builder,
): Promise<string> {
  return keptFolder({
    cache: resolve(root, '.cache', name),
    sources: [...own, 'src', 'generated', 'package-lock.json'].map((source) => join(root, source)),
    make: (folder) => runBuilder(builderInto(folder)),
  })
}

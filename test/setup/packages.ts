/** Maps the repository's packages to their source. */
import { resolve } from 'node:path'
import tsconfig from '../../tsconfig.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

/** The aliases of `tsconfig.json`, also for files outside it, such as snippets. */
export const sourceOfPackages = Object.entries(tsconfig.compilerOptions.paths).map(
  ([name, [file = '']]) => ({ find: new RegExp(`^${name}$`), replacement: resolve(root, file) }),
)

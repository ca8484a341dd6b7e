/** Where the packages of the repository have their source. */
import { resolve } from 'node:path'
import tsconfig from '../../tsconfig.json' with { type: 'json' }

const root = resolve(import.meta.dirname, '../..')

/** Reads them from there, as `tsconfig.json` says; files that it does not include, such as snippets, do so too. */
export const sourceOfPackages = Object.entries(tsconfig.compilerOptions.paths).map(
  ([name, [file = '']]) => ({ find: new RegExp(`^${name}$`), replacement: resolve(root, file) }),
)

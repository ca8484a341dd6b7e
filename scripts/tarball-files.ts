/** The expected files of the published packages. */
import { entries } from './entries.ts'

/** Parts of the React entry, separate because 'use client' must be a file's first line. */
const clientParts = [
  ...['react-provider', 'react-cart', 'react-cart-page', 'react-page-cart', 'react-product'],
  ...['react-products', 'react-member', 'react-sign-in', 'react-picture'],
]

/** Every entry of the client in both module systems, each with its declarations. */
const built = Object.keys(entries).flatMap((entry) =>
  entry === '.' ? 'index' : entry.startsWith('./') ? entry.slice(2) : [],
)

const endings = ['.js', '.cjs', '.d.ts', '.d.cts']

const ofEntries = [...built, ...clientParts].flatMap((entry) =>
  endings.map((ending) => `dist/${entry}${ending}`),
)

const words = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** Names of shared chunks end in a content hash. Entries share types too. */
const sharedName = /^dist\/[\w-]+-[\w-]{8}\.(js|cjs|d\.c?ts)$/

/**
 * The problems of a tarball: unexpected or missing files.
 *
 * @param packed paths inside the tarball
 * @param read the text of a packed file; a shared chunk is expected only if another packed file imports it
 */
export function tarballProblems(
  packed: readonly string[],
  read: (path: string) => string,
): readonly string[] {
  const expected = new Set([...words, ...ofEntries, 'dist/openapi.json'])
  const shared = packed.filter((path) => !expected.has(path) && sharedName.test(path))
  const texts = packed
    .filter((path) => path.startsWith('dist/'))
    .map((path) => [path, read(path)] as const)
  const isNamed = (path: string) => {
    const name = path.split('/').at(-1) ?? ''
    // Declarations import each other by the script's extension.
    const inDeclarations = name.replace(/\.d\.(c?)ts$/, '.$1js')
    return texts.some(
      ([other, text]) =>
        other !== path && (text.includes(`/${name}`) || text.includes(`/${inDeclarations}`)),
    )
  }
  return [
    ...packed
      .filter((path) => !expected.has(path) && !shared.includes(path))
      .map((path) => `${path} should not be packed`),
    ...shared.filter((path) => !isNamed(path)).map((path) => `${path} is used by no packed file`),
    ...[...expected].filter((path) => !packed.includes(path)).map((path) => `${path} is missing`),
  ]
}

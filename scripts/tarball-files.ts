/** What a user downloads, file by file. */
import { entries } from './entries.ts'

/** Parts of the entry for React: the first line of a file of its own keeps each out of server components. */
const clientParts = [
  ...['react-provider', 'react-cart', 'react-cart-page', 'react-page-cart', 'react-product'],
  ...['react-products', 'react-member', 'react-sign-in'],
]

/** Every entry of the client in both module systems, each with its declarations. */
const built = Object.keys(entries).flatMap((entry) =>
  entry === '.' ? 'index' : entry.startsWith('./') ? entry.slice(2) : [],
)

const endings = ['.js', '.cjs', '.d.ts', '.d.cts']

const words = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** Names of code that entries share end in a hash of their text. Types are shared by those of CommonJS. */
const sharedName = /^dist\/[\w-]+-[\w-]{8}\.(js|cjs|d\.cts)$/

/**
 * What is wrong with the files of a tarball: one that should not be there, or one that is missing.
 *
 * @param packed paths inside the tarball
 * @param read the text of a packed file; shared code counts only when another packed file names it
 */
export function tarballProblems(
  packed: readonly string[],
  read: (path: string) => string,
): readonly string[] {
  const expected = new Set([...words, ...builtFiles()])
  const shared = packed.filter((path) => !expected.has(path) && sharedName.test(path))
  const texts = packed
    .filter((path) => path.startsWith('dist/'))
    .map((path) => [path, read(path)] as const)
  const isNamed = (path: string) => {
    const name = path.split('/').at(-1) ?? ''
    // Declarations name their neighbours by the script's ending.
    const inDeclarations = name.replace('.d.cts', '.cjs')
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

function builtFiles(): readonly string[] {
  const ofEntries = [...built, ...clientParts].flatMap((entry) =>
    endings.map((ending) => `dist/${entry}${ending}`),
  )
  return [...ofEntries, 'dist/openapi.json']
}

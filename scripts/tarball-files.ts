/** What a user downloads, file by file. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Every entry in both module systems, each with its declarations. */
const entries = [
  'auth',
  'catalogue',
  'errors',
  'index',
  'media',
  'next',
  'operations',
  'query',
  'react',
  // A separate file, because its first line keeps it out of server components.
  'react-provider',
  'react-cart',
  'react-product',
  'react-products',
  'react-member',
  'react-sign-in',
]

/** Entries of nothing but names from other files: such a file has no source map. */
const withoutMaps = ['catalogue', 'react']

const endings = ['.js', '.js.map', '.cjs', '.cjs.map', '.d.ts', '.d.cts']

const words = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']

/** Names of code that entries share end in a hash of their text. */
const sharedName = /^dist\/[\w-]+-[\w-]{8}\.(js|cjs|d\.ts|d\.cts)(\.map)?$/

/**
 * What is wrong with the files of a tarball: one that should not be there, or one that is missing.
 *
 * @param packed paths inside the tarball
 * @param root the project's folder
 * @param read the text of a packed file; shared code counts only when another packed file names it
 */
export function tarballProblems(
  packed: readonly string[],
  root: string,
  read: (path: string) => string,
): readonly string[] {
  const expected = new Set([...words, ...builtFiles(), ...sourceFiles(root)])
  const shared = packed.filter((path) => !expected.has(path) && sharedName.test(path))
  const scripts = packed.filter((path) => path.startsWith('dist/') && !path.endsWith('.map'))
  const texts = scripts.map((path) => [path, read(path)] as const)
  const isNamed = (path: string) => {
    const name =
      path
        .replace(/\.map$/, '')
        .split('/')
        .at(-1) ?? ''
    // Declarations name their neighbours by the script's ending.
    const inDeclarations = name.replace('.d.ts', '.js').replace('.d.cts', '.cjs')
    return texts.some(
      ([other, text]) =>
        other !== path.replace(/\.map$/, '') &&
        (text.includes(`/${name}`) || text.includes(`/${inDeclarations}`)),
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
  return entries.flatMap((entry) =>
    endings
      .filter((ending) => !(ending.endsWith('.map') && withoutMaps.includes(entry)))
      .map((ending) => `dist/${entry}${ending}`),
  )
}

/** The sources that source maps and declaration maps lead to; validators are the sandbox's. */
export function sourceFiles(root: string): readonly string[] {
  return [...filesIn(root, 'src'), ...filesIn(root, 'generated')].filter(
    (path) => !path.startsWith('generated/validators.'),
  )
}

function filesIn(root: string, folder: string): readonly string[] {
  const place = join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
}

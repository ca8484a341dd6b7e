/** The folder where apps are bundled and measured, isolated from the repository's packages. */
import { execFileSync, execSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { slashed } from '../slashed.ts'

export const root = resolve(import.meta.dirname, '../..')

/** A folder with the apps and their dependencies. */
export interface BundleWorkspace {
  readonly folder: string
}

/** Runs a command of the repository; only its errors are shown. */
export const run = (command: string, given: readonly string[], env = process.env): void => {
  execFileSync(command, given, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Builds the client as it is published. */
export const buildPackage = (): void => {
  execSync('npm run --silent prepack', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The last build of the client, beside the apps. */
export const bundleWorkspace = (): BundleWorkspace => {
  const folder = join(root, '.cache', 'budgets')
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  cpSync(join(import.meta.dirname, 'apps'), folder, { recursive: true })
  const client = join(folder, 'node_modules', 'storefront-client')
  rmSync(client, { recursive: true, force: true })
  symlinkSync(root, client, 'junction')
  return { folder }
}

const settings = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  write: false,
  logLevel: 'error',
  // The repository's tsconfig would resolve the package to its source.
  tsconfigRaw: {},
} as const satisfies BuildOptions

/** An app as one executable file. */
export const bundle = async ({ folder }: BundleWorkspace, app: string): Promise<string> => {
  const { outputFiles } = await build({
    ...settings,
    entryPoints: [join(folder, `${app}.js`)],
    minify: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** The files of an app that users download. */
export interface Download {
  /** The files of the first load. */
  readonly first: readonly string[]
  /** The files loaded on demand, behind dynamic imports. */
  readonly later: readonly string[]
}

/** The files of an app, minified. */
export const download = async (
  { folder }: BundleWorkspace,
  app: string,
  source?: string,
): Promise<Download> => {
  const { outputFiles, metafile } = await build({
    ...settings,
    ...(source === undefined
      ? { entryPoints: [join(folder, `${app}.js`)] }
      : { stdin: { contents: source, resolveDir: folder } }),
    minify: true,
    splitting: true,
    outdir: join(folder, 'split'),
    metafile: true,
    absWorkingDir: folder,
  })
  const texts = new Map(
    outputFiles.map(({ path, text }) => [slashed(relative(folder, path)), text]),
  )
  const first = new Set<string>()
  const visit = (file: string): void => {
    if (first.has(file)) return
    first.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') visit(path)
    }
  }
  const entry = Object.entries(metafile.outputs).find(
    ([, { entryPoint }]) => entryPoint === `${app}.js` || entryPoint === '<stdin>',
  )
  if (!entry) throw new Error(`${app} has no entry`)
  visit(entry[0])
  const textsOf = (wanted: boolean) =>
    [...texts].filter(([file]) => first.has(file) === wanted).map(([, text]) => text)
  return { first: textsOf(true), later: textsOf(false) }
}

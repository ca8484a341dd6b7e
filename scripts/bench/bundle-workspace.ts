/** The folder where apps are bundled and measured, isolated from the repository's packages. */
import { execSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { slashed } from '../slashed.ts'

export const root = resolve(import.meta.dirname, '../..')

/** A folder with the apps and their dependencies. */
export const workspace = join(root, '.cache', 'budgets')

export const buildPackage = (): void => {
  execSync('npm run --silent prepack', { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
}

export const fillWorkspace = (): void => {
  mkdirSync(join(workspace, 'node_modules'), { recursive: true })
  cpSync(join(import.meta.dirname, 'apps'), workspace, { recursive: true })
  const client = join(workspace, 'node_modules', 'storefront-client')
  rmSync(client, { recursive: true, force: true })
  symlinkSync(root, client, 'junction')
}

const settingsOf = (app: string) =>
  ({
    entryPoints: [join(workspace, `${app}.js`)],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
    // The repository's tsconfig would resolve the package to its source.
    tsconfigRaw: {},
  }) as const satisfies BuildOptions

/** An app as one executable file. */
export const bundle = async (app: string): Promise<string> => {
  const { outputFiles } = await build(settingsOf(app))
  return outputFiles[0]?.text ?? ''
}

/** The files of an app that users download, minified: of the first load, and on demand behind dynamic imports. */
export const download = async (app: string) => {
  const { outputFiles, metafile } = await build({
    ...settingsOf(app),
    minify: true,
    splitting: true,
    outdir: join(workspace, 'split'),
    metafile: true,
    absWorkingDir: workspace,
  })
  const texts = new Map(
    outputFiles.map(({ path, text }) => [slashed(relative(workspace, path)), text]),
  )
  const first = new Set<string>()
  const visit = (file: string): void => {
    if (first.has(file)) return
    first.add(file)
    for (const { path, kind } of metafile.outputs[file]?.imports ?? []) {
      if (kind === 'import-statement') visit(path)
    }
  }
  visit(`split/${app}.js`)
  const textsOf = (wanted: boolean) =>
    [...texts].filter(([file]) => first.has(file) === wanted).map(([, text]) => text)
  return { first: textsOf(true), later: textsOf(false) }
}

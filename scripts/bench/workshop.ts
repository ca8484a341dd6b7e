/** The folder where apps are built and measured, apart from the repository's own packages. */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'

export const root = resolve(import.meta.dirname, '../..')
const sources = join(root, 'scripts', 'bench')

/** A place with the apps and with the packages that they import. */
export interface Workshop {
  readonly folder: string
}

const link = (folder: string, name: string, target: string): void => {
  const place = join(folder, 'node_modules', name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(join(place, '..'), { recursive: true })
  symlinkSync(target, place)
}

const copyApps = (folder: string): void =>
  cpSync(join(sources, 'apps'), folder, { recursive: true })

/** The client alone, as it was built last. */
export const ownWorkshop = (): Workshop => {
  const folder = join(root, '.cache', 'budgets')
  mkdirSync(folder, { recursive: true })
  copyApps(folder)
  link(folder, 'storefront-client', root)
  return { folder }
}

/** The client beside its rivals, which are installed when they are missing or their list changed. */
export const rivalsWorkshop = (): Workshop => {
  const folder = join(root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const list = readFileSync(join(sources, 'package.json'), 'utf8')
  const installed = join(folder, 'package.json')
  const isCurrent =
    existsSync(join(folder, 'node_modules', 'ky')) &&
    existsSync(installed) &&
    readFileSync(installed, 'utf8') === list
  copyApps(folder)
  if (!isCurrent) {
    console.log('Installing the rivals into .cache/bench …')
    cpSync(join(sources, 'package.json'), installed)
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps'],
      { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
    )
  }
  link(folder, 'storefront-client', root)
  if (!isCurrent || !existsSync(join(folder, 'hey-api'))) generateHeyApi(folder)
  return { folder }
}

/** hey-api's client is code of its own, made from the same description, with dates decoded. */
const generateHeyApi = (folder: string): void => {
  const script = `
    import { createClient } from '@hey-api/openapi-ts'
    await createClient({
      input: ${JSON.stringify(join(root, 'generated', 'openapi.json'))},
      output: 'hey-api',
      logs: { level: 'silent' },
      plugins: [
        '@hey-api/typescript',
        '@hey-api/client-fetch',
        { name: '@hey-api/transformers', dates: true },
        { name: '@hey-api/sdk', transformer: true },
      ],
    })`
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** An app as its users download it. */
export const bundle = async (
  { folder }: Workshop,
  app: string,
  { minify = true, source }: { minify?: boolean; source?: string } = {},
): Promise<string> => {
  const { outputFiles } = await build({
    ...(source === undefined
      ? { entryPoints: [join(folder, `${app}.js`)] }
      : { stdin: { contents: source, resolveDir: folder } }),
    bundle: true,
    minify,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

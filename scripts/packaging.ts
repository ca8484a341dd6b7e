// `npm run packaging [-- consumer…]`: the tarball a user would install. publint and attw look at it, then
// throw-away projects of each kind (test/package/consumers) install it and run against a store.
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createSandbox } from '../sandbox/sandbox.ts'
import { tarballProblems } from './tarball-files.ts'

const root = resolve(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const consumers = join(root, 'test', 'package', 'consumers')
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { cwd: root, stdio: 'inherit' })

const folder = mkdtempSync(join(tmpdir(), 'storefront-package-'))
try {
  run('npm', ['pack', '--silent', '--pack-destination', folder])
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error('npm pack made no tarball')
  run(join(modules, '.bin', 'publint'), ['--strict', join(folder, tarball)])
  run(join(modules, '.bin', 'attw'), ['--quiet', join(folder, tarball)])
  const unpacked = unpack(join(folder, tarball))
  requireExactFiles(unpacked)
  requireSourceMaps(unpacked)
  if (!(await allConsumersPass(join(folder, tarball)))) process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function unpack(tarball: string): string {
  const unpacked = join(folder, 'unpacked')
  mkdirSync(unpacked)
  execFileSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  return unpacked
}

/** Nothing is packed by accident, and nothing that an entry needs is left out. */
function requireExactFiles(unpacked: string): void {
  const packed = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(unpacked, join(entry.parentPath, entry.name)))
  const problems = tarballProblems(packed, root, (path) =>
    readFileSync(join(unpacked, path), 'utf8'),
  )
  if (problems.length > 0)
    throw new Error(`The tarball is not as it should be:\n${problems.join('\n')}`)
}

/** The maps hold their sources, so that a user's debugger shows them. */
function requireSourceMaps(unpacked: string): void {
  const dist = join(unpacked, 'dist')
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const script of ['index.js', 'index.cjs', 'testing/index.js', 'testing/index.cjs']) {
    if (!files.includes(`${script}.map`)) throw new Error(`dist/${script} has no source map`)
  }
  for (const map of files.filter((name) => name.endsWith('.map'))) {
    const { sourcesContent = [] }: { sourcesContent?: (string | null)[] } = JSON.parse(
      readFileSync(join(dist, map), 'utf8'),
    )
    if (sourcesContent.length === 0 || sourcesContent.includes(null)) {
      throw new Error(`dist/${map} does not hold its sources`)
    }
  }
}

/** One after the other: each is short, and a failure reads better alone. */
async function allConsumersPass(tarball: string): Promise<boolean> {
  const chosen = process.argv.slice(2)
  const names = chosen.length > 0 ? chosen : readdirSync(consumers).sort()
  const sandbox = await createSandbox({ data: 'memory' })
  let passed = true
  try {
    const { url } = await sandbox.listen({ port: 0 })
    for (const name of names) {
      const startedAt = performance.now()
      const failure = await failureOf(install(name, tarball), {
        STORE_URL: url,
        STORE_CLIENT_ID: sandbox.site.clientId,
      })
      const time = `${Math.round(performance.now() - startedAt)} ms`
      console.log(
        failure === undefined ? `${name}: works (${time})` : `${name}: FAILED\n${failure}`,
      )
      passed &&= failure === undefined
    }
  } finally {
    await sandbox.close()
  }
  return passed
}

/** A project with the packed client and exactly the packages it declares, linked to save the time. */
function install(name: string, tarball: string): string {
  const project = join(folder, name)
  cpSync(join(consumers, name), project, { recursive: true })
  const own = join(project, 'node_modules')
  const client = join(own, 'storefront-client')
  mkdirSync(client, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', client, '--strip-components=1'])
  const manifests = [readManifest(project), readManifest(client)]
  const needed = new Set(manifests.flatMap(({ dependencies }) => Object.keys(dependencies ?? {})))
  needed.delete('storefront-client')
  for (const dependency of needed) link(dependency, own)
  symlinkSync(join(modules, '.bin'), join(own, '.bin'))
  return project
}

function link(dependency: string, folderOfModules: string): void {
  if (!existsSync(join(modules, dependency))) throw new Error(`${dependency} is not installed`)
  const place = join(folderOfModules, dependency)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(modules, dependency), place)
}

function readManifest(project: string): { dependencies?: Record<string, string> } {
  return JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'))
}

/** What a project's test printed when it failed. */
async function failureOf(
  project: string,
  environment: Record<string, string>,
): Promise<string | undefined> {
  try {
    await promisify(execFile)('npm', ['test', '--silent'], {
      cwd: project,
      env: { ...process.env, ...environment },
      timeout: 120_000,
    })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    return `${stdout}${stderr}` || String(error)
  }
}

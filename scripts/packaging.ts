// `npm run packaging [-- consumer…]`: checks the published tarballs with publint and attw, then installs them in
// throwaway projects (test/package/consumers) that run against a store.
import { exec, execFileSync, execSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { createSandbox } from '../sandbox/composition/sandbox.ts'
import { slashed } from './slashed.ts'
import { tarballProblems } from './tarball-files.ts'
import { temporaryFolder } from './temporary-folder.ts'

const root = resolve(import.meta.dirname, '..')
const modules = join(root, 'node_modules')
const consumers = join(root, 'test', 'package', 'consumers')
/** In a shell, because Windows starts no npm without one. */
const run = (command: string) => execSync(command, { cwd: root, stdio: 'inherit' })

const folder = temporaryFolder('storefront-package-')
const client = pack('storefront-client')
const sandbox = pack('storefront-sandbox', '--workspace sandbox')
for (const { tarball } of [client, sandbox]) {
  run(`npx publint --strict "${tarball}"`)
}
run(`npx attw --quiet "${client.tarball}"`)
run(`npx attw --quiet --profile esm-only "${sandbox.tarball}"`)
requireSize(client, 3)
requireSize(sandbox, 4.5)
requireExactFiles(client.unpacked)
if (!(await allConsumersPass([client, sandbox]))) process.exitCode = 1

type Packed = ReturnType<typeof pack>

/** A package as it is published, and its contents. */
function pack(name: string, workspace = '') {
  run(`npm pack --silent --pack-destination "${folder}" ${workspace}`)
  const file = readdirSync(folder).find((one) => one.startsWith(name) && one.endsWith('.tgz'))
  if (!file) throw new Error(`npm pack made no tarball of ${name}`)
  const tarball = join(folder, file)
  const unpacked = join(folder, 'unpacked', name)
  unpack(tarball, unpacked)
  return { name, tarball, unpacked }
}

function unpack(tarball: string, into: string): void {
  mkdirSync(into, { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', into, '--strip-components=1'])
}

function requireSize({ name, unpacked }: Packed, most: number): void {
  const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' })
  const bytes = files
    .map((file) => statSync(join(unpacked, file)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0)
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`${name}: ${size} unpacked, ${most} MB at most`)
  if (bytes > most * 1e6) throw new Error(`${name} takes ${size}, more than ${most} MB`)
}

function requireExactFiles(unpacked: string): void {
  const packed = readdirSync(unpacked, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => slashed(relative(unpacked, join(entry.parentPath, entry.name))))
  const problems = tarballProblems(packed, (path) => readFileSync(join(unpacked, path), 'utf8'))
  if (problems.length > 0)
    throw new Error(`The tarball is not as it should be:\n${problems.join('\n')}`)
}

/** Sequential: each is short, and a failure is easier to read alone. */
async function allConsumersPass(packages: readonly Packed[]): Promise<boolean> {
  const chosen = process.argv.slice(2)
  const names = chosen.length > 0 ? chosen : readdirSync(consumers).sort()
  const sandbox = await createSandbox({ data: 'memory' })
  let passed = true
  try {
    const { url } = await sandbox.listen({ port: 0 })
    for (const name of names) {
      const startedAt = performance.now()
      const failure = await failureOf(install(name, packages), {
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

/** A project with its declared packages and exactly their dependencies, symlinked for speed. */
function install(name: string, packages: readonly Packed[]): string {
  const project = join(folder, name)
  cpSync(join(consumers, name), project, { recursive: true })
  const own = join(project, 'node_modules')
  const needed = new Set(dependenciesOf(project))
  for (const packed of packages.filter((one) => needed.delete(one.name))) {
    unpack(packed.tarball, join(own, packed.name))
    for (const dependency of dependenciesOf(packed.unpacked)) needed.add(dependency)
  }
  for (const dependency of needed) link(dependency, own)
  symlinkSync(join(modules, '.bin'), join(own, '.bin'), 'junction')
  return project
}

function dependenciesOf(place: string): string[] {
  const manifest: { dependencies?: object } = JSON.parse(
    readFileSync(join(place, 'package.json'), 'utf8'),
  )
  return Object.keys(manifest.dependencies ?? {})
}

function link(dependency: string, folderOfModules: string): void {
  if (!existsSync(join(modules, dependency))) throw new Error(`${dependency} is not installed`)
  const place = join(folderOfModules, dependency)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(join(modules, dependency), place, 'junction')
}

async function failureOf(
  project: string,
  environment: Record<string, string>,
): Promise<string | undefined> {
  const options = { cwd: project, env: { ...process.env, ...environment }, timeout: 120_000 }
  return promisify(exec)('npm test --silent', options).then(
    () => undefined,
    (error) => `${error.stdout}${error.stderr}` || String(error),
  )
}

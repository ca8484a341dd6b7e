/** The examples that are installed by themselves: what their manifests and lockfiles promise. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tarball } from './support/installed.ts'

const root = resolve(import.meta.dirname, '../..')

interface Manifest {
  readonly engines?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly workspaces?: readonly string[]
}

const read = <Content>(...path: readonly string[]): Content =>
  JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const own = read<Manifest>('package.json')

const examples = readdirSync(join(root, 'examples')).filter(
  (name) => !own.workspaces?.includes(`examples/${name}`),
)

describe.each(examples)('examples/%s', (name) => {
  const manifest = read<Manifest>('examples', name, 'package.json')
  const { packages } = read<{
    packages: Readonly<Record<string, Manifest & { integrity?: string; resolved?: string }>>
  }>(...['examples', name, 'package-lock.json'])

  it('is installed on any Node that the client runs on, with exact versions', () => {
    expect(manifest.engines).toEqual(own.engines)
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    expect(versions).toContainEqual(['storefront-client', `file:${tarball}`])
    for (const [dependency, version] of versions) {
      if (dependency !== 'storefront-client') expect(version, dependency).toMatch(/^\d+\.\d+\.\d+/)
    }
  })

  it('has a lockfile that fits its manifest and the packed client, whatever the packing of the day', () => {
    const { dependencies, devDependencies } = packages[''] ?? {}
    expect({ dependencies, devDependencies }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
    })
    const client = packages['node_modules/storefront-client']
    expect(client?.dependencies).toEqual(own.dependencies)
    expect(client?.peerDependencies).toEqual(own.peerDependencies)
    expect(client?.integrity).toBeUndefined()
  })

  it('has a lockfile that `npm ci` takes on every system, and that names no place', () => {
    const locked = Object.keys(packages).map((path) => path.split('node_modules/').at(-1))
    for (const [path, { dependencies, optionalDependencies }] of Object.entries(packages)) {
      for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies })) {
        expect(locked, path).toContain(dependency)
      }
    }
    const places = Object.values(packages).flatMap(({ resolved }) => resolved ?? [])
    expect(places).toEqual([`file:${tarball}`])
  })

  it('says in one page what it is and how to run it', () => {
    expect(existsSync(join(root, 'examples', name, 'README.md'))).toBe(true)
    const lines = readFileSync(join(root, 'examples', name, 'README.md'), 'utf8').split('\n')
    expect(lines.length).toBeLessThan(60)
  })

  it('is run by commands that a clone has', () => {
    const page = readFileSync(join(root, 'examples', name, 'README.md'), 'utf8')
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })
    const commands = [...page.matchAll(/^npx ([a-z-]+)/gm)].map(([, command]) => command)
    expect(commands.filter((command) => !installed.includes(command ?? ''))).toEqual([])
  })
})

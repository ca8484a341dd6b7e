/** The compose file of the README: its syntax, what its parts say of each other, and the flags it gives the sandboxes. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml'
import { expect, it } from 'vitest'
import { root } from './snippets.ts'

interface Service {
  readonly image: string
  readonly command?: string
  readonly network_mode?: string
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, object>>
}

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const [, text = ''] = /```yaml\n(services:[^`]+)```/.exec(readme) ?? []
// Compose merges mappings, which YAML itself no longer does.
const schema = CORE_SCHEMA.withTags(mergeTag)
const compose: Compose = JSON.parse(JSON.stringify(load(text, { schema })))
const services = Object.entries(compose.services)
const sandboxes = services.filter(([name]) => name.startsWith('sandbox-'))

const { name, version } = JSON.parse(readFileSync(join(root, 'sandbox/package.json'), 'utf8'))
/** What `npm pack --workspace sandbox` writes. */
const packed = `${name}-${version}.tgz`

const flagsOf = (line: string | undefined) =>
  // Behind the name of the command; what is before it belongs to npx.
  new Map(
    [...(line?.split(' storefront-sandbox ')[1] ?? '').matchAll(/--([a-z-]+) (\S+)/g)].map(
      ([, flag, value]) => [flag, value],
    ),
  )

it('has a server, a proxy and two sandboxes, each from a named version of its image', () => {
  expect(services.map(([name]) => name)).toEqual(['database', 'proxy', 'sandbox-1', 'sandbox-2'])
  for (const [, { image }] of services) expect(image).toMatch(/^[a-z]+:\d+(-alpine)?$/)
})

it('names only services and volumes that are there', () => {
  for (const [, service] of services) {
    const needed = Object.keys(service.depends_on ?? {})
    const network = service.network_mode?.replace(/^service:/, '')
    for (const name of [...needed, ...(network === undefined ? [] : [network])]) {
      expect(Object.keys(compose.services)).toContain(name)
    }
    for (const volume of service.volumes ?? []) {
      expect([...Object.keys(compose.volumes), `./${packed}`]).toContain(volume.split(':')[0])
    }
  }
})

it('gives the sandboxes flags that the command has, one database, and a port each that the proxy asks', () => {
  const usage = /^npm run sandbox -- (.+)$/m.exec(readme)?.[1] ?? ''
  const given = sandboxes.map(([, { command }]) => flagsOf(command))
  for (const flags of given) {
    expect([...flags.keys()]).toEqual(['port', 'database-url'])
    for (const flag of flags.keys()) expect(usage).toContain(`[--${flag} `)
  }
  expect(new Set(given.map((flags) => flags.get('database-url')))).toHaveProperty('size', 1)
  const asked = [...(compose.services.proxy?.command ?? '').matchAll(/--to 127\.0\.0\.1:(\d+)/g)]
  expect(asked.map(([, port]) => port)).toEqual(given.map((flags) => flags.get('port')))
  // They answer on loopback only: the proxy's own, when they share its network.
  for (const [, { network_mode: network }] of sandboxes) expect(network).toBe('service:proxy')
})

it('runs the sandbox that is packed here, which no registry has yet', () => {
  for (const [, { command, volumes }] of sandboxes) {
    expect(volumes).toEqual([`./${packed}:/${packed}:ro`])
    expect(command).toContain(`npx --yes --package /${packed} storefront-sandbox `)
  }
})

it('opens nothing but one port of this machine', () => {
  const ports = services.flatMap(([, service]) => service.ports ?? [])
  expect(ports).toEqual(['127.0.0.1:4100:4100'])
})

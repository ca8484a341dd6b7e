/** What any tool that reads the bundle takes for an operation's address. */
import { describe, expect, it } from 'vitest'
import { operations as tables } from '../../generated/operations/index.ts'
import { platforms } from '../../src/index.ts'
import { description, type Json, operations, record } from './bundle.ts'

const generated = Object.values(tables)
const list = (value: unknown): Json[] =>
  Array.isArray(value) ? value.map((one) => record(one)) : []

/** The first server of an operation, or the one at another place, with its variables filled. */
const addressOf = (operation: Json, place: number): string => {
  const server = list(operation.servers)[place] ?? {}
  const variables = record(server.variables ?? {})
  return String(server.url).replace(/\{(\w+)\}/g, (_, name: string) =>
    String(record(variables[name]).default),
  )
}

describe('the servers of an operation', () => {
  it.each(
    operations.map(
      ({ operation, ...one }) => [String(operation.operationId), operation, one] as const,
    ),
  )('are those the client calls: %s', (id, operation, { path }) => {
    const own = generated.find((one) => one.id === id)
    if (!own) throw new Error(`${id} is not generated`)
    const { wix } = platforms
    const host = own.host === 'read' ? wix.readHost : wix.mainHost
    expect(addressOf(operation, 0) + path).toBe(
      host + wix.publicPath(own.service, own.publicPath) + own.path,
    )
    const local = platforms.sandbox('http://127.0.0.1:4100')
    expect(addressOf(operation, 1) + path).toBe(
      local.mainHost + local.publicPath(own.service, own.publicPath) + own.path,
    )
    expect(list(operation.servers)).toHaveLength(2)
  })
})

describe('the document', () => {
  it('says whose it is and how it may be used', () => {
    const { contact, license } = record(description.info)
    expect(contact).toEqual({ name: 'The maintainers of Storefront Client' })
    expect(license).toEqual({ name: 'MIT', identifier: 'MIT' })
  })

  it('has three kinds of callers, each with its own scheme', () => {
    const schemes = record(record(description.components).securitySchemes)
    expect(Object.keys(schemes)).toEqual(['visitorToken', 'memberToken', 'apiKey'])
    const said = Object.values(schemes).map((scheme) => record(scheme).description)
    expect(new Set(said).size).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import type { Operation } from '../../generated/operation.ts'
import { operations as typedOperations } from '../../generated/operations/index.ts'
import { takesKey } from '../../src/platforms/takes-key.ts'
import { description, operations, record, schemas, texts } from './bundle.ts'
import { furtherEnumerations, specifiedEnumerations } from './specified-enumerations.ts'
import { specifiedOperations } from './specified-operations.ts'

const named = (origin: string) =>
  operations.filter(({ operation }) => operation['x-origin'] === origin)

/** An operation the way the table of the specification writes it. */
const line = ({ method, path, operation }: (typeof operations)[number]) => {
  const mirrors = Object.entries(record(operation['x-path-mirrors'] ?? {}))
  const repeated = mirrors.map(([parameter, field]) => ` ${parameter}=${field}`).join('')
  return `${operation.operationId} ${method} ${path} ${operation['x-host']}${repeated}`
}

describe('the operations', () => {
  it('are the 91 of the specification, each with its method, path, host and repeated field', () => {
    expect(specifiedOperations).toHaveLength(91)
    expect(named('specification').map(line).sort()).toEqual([...specifiedOperations].sort())
  })

  it('belong to a tag and a service that the description introduces', () => {
    const tags = Array.isArray(description.tags) ? description.tags : []
    const known = tags.map((tag: unknown) => record(tag).name)
    const services = Object.keys(record(description['x-services']))
    for (const { operation } of operations) {
      const [tag] = String(operation.operationId).split('.')
      expect(operation.tags).toEqual([tag])
      expect(known).toContain(tag)
      expect(services).toContain(operation['x-service'])
    }
  })

  it.each(operations.map(({ operation }) => [String(operation.operationId), operation] as const))(
    '%s says who may call it, what it may answer and what a retry may do',
    (_id, operation) => {
      expect(['read', 'repeatable', 'not-repeatable']).toContain(operation['x-retry'])
      expect(['read', 'main']).toContain(operation['x-host'])
      expect(Array.isArray(operation['x-error-codes'])).toBe(true)
      expect(operation.security).toBeDefined()
      expect(String(operation.summary)).not.toHaveLength(0)
      expect(Object.keys(record(operation.responses)).some((status) => /^[45]/.test(status))).toBe(
        true,
      )
    },
  )

  it('say that they conflict where they take a key, which another request may use', () => {
    const keyed = Object.values<Operation>(typedOperations).filter(takesKey)
    const names = new Set<unknown>(keyed.map(({ id }) => id))
    const silent = operations.filter(
      ({ operation: { operationId, responses } }) =>
        names.has(operationId) && !('409' in record(responses)),
    )
    expect(names.size).toBeGreaterThan(10)
    expect(silent.map(({ operation }) => operation.operationId)).toEqual([])
  })

  it('are read again freely only when they change nothing', () => {
    const reads = operations.filter(({ operation }) => operation['x-retry'] === 'read')
    for (const { method, path } of reads.filter(({ method: verb }) => verb !== 'GET'))
      expect(`${method} ${path}`).toMatch(
        /^POST .*(query|productOptionsAvailability|getVariants|estimate-totals|validate-email|token-info)/,
      )
  })
})

describe('the enumerations', () => {
  const specified = { ...specifiedEnumerations, ...furtherEnumerations }
  const marked = [...schemas.values()].filter((schema) => 'x-enumeration' in schema)
  const found = Object.fromEntries(
    marked.map((schema) => {
      const name = String(schema['x-enumeration'])
      const wanted = (specified[name] ?? '').split(', ')
      const values = texts(schema.enum).filter((value) => wanted.includes(value))
      return [name, values.join(', ')]
    }),
  )

  it('are the 47 of the specification with its values in its order, and those it names besides', () => {
    expect(Object.keys(specifiedEnumerations)).toHaveLength(47)
    expect(found).toEqual(specified)
    expect(marked).toHaveLength(Object.keys(found).length)
  })
})

describe('the fields', () => {
  const fields = [...schemas].flatMap(([name, schema]) =>
    Object.entries(record(schema.properties ?? {})).map(
      ([field, value]) => [`${name}.${field}`, record(value)] as const,
    ),
  )

  it('each have a sentence that says what they are', () => {
    const silent = fields.filter(([, field]) => !/\S/.test(String(field.description ?? '')))
    expect(silent.map(([name]) => name)).toEqual([])
    expect(fields.length).toBeGreaterThan(600)
  })

  it('each say in one or two sentences, ended like a sentence', () => {
    const ragged = fields.filter(([, field]) => !/[.:]$/.test(String(field.description)))
    expect(ragged.map(([name]) => name)).toEqual([])
  })

  it('of a cart’s line that may be sent are named where it says which count', () => {
    const { description: said, properties } = schemas.get('LineItem') ?? {}
    const sent = Object.entries(record(properties)).filter(([, field]) => !record(field).readOnly)
    const unnamed = sent.filter(([name]) => !String(said).includes(`\`${name}\``))
    expect(unnamed.map(([name]) => name)).toEqual([])
  })

  it('mark only releases that exist', () => {
    for (const [name, field] of [...fields, ...schemas])
      expect(String(field['x-origin'] ?? 'EMC'), name).toMatch(/^[EMCH]+$/)
  })
})

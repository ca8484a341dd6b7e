// A number that two fields share is written once: what one of them takes, the other returns.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { load } from 'js-yaml'
import { expect, it } from 'vitest'
import { isRecord, recordOf, stringOf } from '../../scripts/generate/model/json.ts'
import { namesNothing } from './limit-copies.ts'

const spec = resolve(import.meta.dirname, '../../spec')

/** A limit as one file of the description has it: `lineItems.maxItems is 300`, and its schema. */
interface WrittenLimit {
  readonly limit: string
  readonly place: string
}

const structure = new Set(['properties', 'items', 'schema', 'x-decimal'])

it('is written once for all fields that share it', () => {
  const found = ['schemas', 'paths'].flatMap((folder) =>
    readdirSync(join(spec, folder)).flatMap((file) =>
      writtenIn(readFileSync(join(spec, folder, file), 'utf8')).map(({ limit, place }) => ({
        limit,
        place: `${folder}/${file} ${place}`,
      })),
    ),
  )
  const repeated = found.filter(({ limit }, index) =>
    found.some((other, at) => at !== index && other.limit === limit),
  )
  expect(repeated).toEqual([])
})

it('is found where it is written again', () => {
  const cart = 'Cart:\n  properties:\n    lines: { type: array, maxItems: &lines 300 }\n'
  const order = (most: string) =>
    `Order:\n  properties:\n    lines: { type: array, maxItems: ${most} }\n`
  const limit = 'lines.maxItems is 300'
  expect(writtenIn(cart + order('300'))).toEqual([
    { limit, place: 'Cart' },
    { limit, place: 'Order' },
  ])
  const shared = [order('*lines'), order("{ $ref: 'limits.yaml#/lines' }")]
  for (const other of shared) expect(writtenIn(cart + other)).toEqual([{ limit, place: 'Cart' }])
})

/** The limits of a file as they are written: an alias is none of its own. */
function writtenIn(text: string): WrittenLimit[] {
  const found: WrittenLimit[] = []
  const search = (value: unknown, place: string, field: string): void => {
    if (Array.isArray(value)) for (const entry of value) search(entry, place, field)
    if (!isRecord(value)) return
    const own = 'in' in value ? (stringOf(value.name)?.split('.').at(-1) ?? field) : field
    for (const [key, inner] of Object.entries(value)) {
      const isLimit = /^max|^min|^exclusive/.test(key) && typeof inner === 'number' && inner > 1
      if (isLimit && !namesNothing(own)) found.push({ limit: `${own}.${key} is ${inner}`, place })
      if (!/^examples?$/.test(key)) search(inner, place || key, structure.has(key) ? own : key)
    }
  }
  search(recordOf(load(text.replace(/(?<=[:-] )\*\w+/g, "'$&'"))), '', '')
  return found
}

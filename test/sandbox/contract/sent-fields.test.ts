/**
 * No accepted field is lost: a call that changes an entity returns every writable field.
 * The fields are read from the description, so a new one is tested at once.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { valueAt } from '../../../sandbox/platform/value-at.ts'
import { type Schema, schemaValue } from './arbitrary.ts'
import { type CalledStore, openCalledStore } from './identities.ts'
import { findSchema, kindOf, sentAndAnswered } from './requests.ts'

let store: CalledStore

beforeAll(async () => {
  store = await openCalledStore()
})
afterAll(() => store?.close())

/** Fields of requests without an effect, with the reason. */
const ignored: Readonly<Record<string, string>> = {
  'product.productType': 'only physical products can be made',
}

/** A field that requests may set, by its dotted path. */
interface Settable {
  readonly path: string
  /** What is sent for it: the field alone, then with its parent's other fields, for fields valid only together. */
  readonly sent: readonly { readonly path: string; readonly schema: Schema }[]
}

/** The writable fields of the entity; a list or a map is one value. */
function settable(schema: Schema, path: string, above?: Settable['sent']): readonly Settable[] {
  const sent = [{ path, schema }, ...(above ?? [])]
  const { properties } = schema.$ref === undefined ? schema : findSchema(schema.$ref)
  if (properties === undefined) return [{ path, sent }]
  return Object.entries(properties)
    .filter(([, field]) => !field.readOnly && !field['x-immutable'])
    .flatMap(([name, field]) => settable(field, `${path}.${name}`, above ? sent : []))
}

/** A body with a value at a dotted path only. */
const bodyWith = (path: string, value: unknown): unknown =>
  path.split('.').reduceRight((inner, name) => ({ [name]: inner }), value)

const textOf = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** Values of a field, the same ones in every run. */
function samplesOf(schema: Schema): readonly unknown[] {
  const ids = Object.values(store.ids).flat()
  const world = { find: findSchema, known: () => ({ ids, codes: store.coupons }) }
  return fc.sample(schemaValue(schema, world), { numRuns: 12, seed: 7 })
}

/** The address of the record that holds most: some fields have no effect on others, such as on a product without options. */
async function fullestAddress(method: string, path: string, body: unknown): Promise<string> {
  const addresses = (store.ids[kindOf(path)] ?? []).map((id) => path.replaceAll(/\{\w+\}/g, id))
  const answers = addresses.map(async (address) => {
    const answer = await store.send('app', { method, path: address, body })
    return { address, size: answer.ok ? (await answer.text()).length : 0 }
  })
  const [fullest] = (await Promise.all(answers)).toSorted((one, other) => other.size - one.size)
  const noRecord = `no record to change: list ${kindOf(path)} in idsOf (identities.ts)`
  expect(fullest, `${method} ${path}: ${noRecord}`).toBeDefined()
  return fullest?.address ?? path
}

it('returns every change that a request may make', async () => {
  const unchanged = new Set<string>()
  for (const { method, path, name, schema } of sentAndAnswered()) {
    if (!path.includes('{')) continue
    const address = await fullestAddress(method, path, bodyWith(name, {}))
    /** The value of a field after a change; undefined if refused. */
    const change = async (field: string, part: string, value: unknown) => {
      const answer = await store.send('app', { method, path: address, body: bodyWith(part, value) })
      return answer.ok ? textOf(valueAt(await answer.json(), field)) : undefined
    }
    const isKept = async ({ path: field, sent }: Settable): Promise<boolean> => {
      const before = await change(field, name, {})
      expect(before, `an empty change of ${path}`).toBeDefined()
      for (const { path: part, schema: ofPart } of sent) {
        for (const value of samplesOf(ofPart)) {
          const after = await change(field, part, value)
          if (after !== undefined && after !== before) return true
        }
      }
      return false
    }
    for (const field of settable(schema, name)) {
      if (!(await isKept(field))) unchanged.add(field.path)
    }
  }
  expect([...unchanged].sort()).toEqual(Object.keys(ignored).sort())
})

/**
 * No field is taken and forgotten: a call that changes an entity answers with whatever the description lets it set.
 * The fields are found in the description, so a new one is held to this at once.
 */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Schema, schemaValue } from './arbitrary.ts'
import { type CalledStore, openCalledStore } from './identities.ts'
import { findSchema, sentAndAnswered } from './requests.ts'

let store: CalledStore

beforeAll(async () => {
  store = await openCalledStore()
})
afterAll(() => store?.close())

/** Fields that requests may hold and that change nothing, with the reason. */
const ignored: Readonly<Record<string, string>> = {
  'product.productType': 'only physical products can be made',
}

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that requests may set, by its path within its entity. */
interface Settable {
  readonly path: readonly string[]
  /** What is sent for it: the field alone, then all that it belongs to, for fields that count together only. */
  readonly sent: readonly { readonly path: readonly string[]; readonly schema: Schema }[]
}

/** What of an entity can be set; a list or a map is one value. */
function settable(schema: Schema, above: Settable = { path: [], sent: [] }): readonly Settable[] {
  const { path } = above
  const here: Settable = { path, sent: [{ path, schema }, ...above.sent] }
  const { properties } = schema.$ref === undefined ? schema : findSchema(schema.$ref)
  if (properties === undefined) return [here]
  return Object.entries(properties)
    .filter(([, field]) => !field.readOnly && !field['x-immutable'])
    .flatMap(([name, field]) =>
      settable(field, { path: [...path, name], sent: path.length === 0 ? [] : here.sent }),
    )
}

const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((found, name) => (isFields(found) ? found[name] : undefined), value)

function withValue(
  entity: Fields,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Fields {
  const inner = entity[name]
  const changed = rest.length === 0 ? value : withValue(isFields(inner) ? inner : {}, rest, value)
  return { ...entity, [name]: changed }
}

const textOf = (value: unknown) => JSON.stringify(value) ?? 'nothing'

/** Values of a field, the same ones in every run. */
function samplesOf(schema: Schema): readonly unknown[] {
  const ids = Object.values(store.ids).flat()
  const world = { find: findSchema, known: () => ({ ids, codes: store.coupons }) }
  return fc.sample(schemaValue(schema, world), { numRuns: 12, seed: 7 })
}

it('a change of what a request may set is in the answer', async () => {
  const unchanged = new Set<string>()
  for (const { method, path, name, schema } of sentAndAnswered()) {
    if (!path.includes('{')) continue
    const kind = /^\/v\d\/(\w+)/.exec(path)?.[1] ?? ''
    const address = path.replaceAll(/\{\w+\}/g, store.ids[kind]?.[0] ?? '')
    /** The entity after a change; undefined where that is refused. */
    const change = async (entity: Fields) => {
      const request = { method, path: address, body: { [name]: entity } }
      const answer = await store.send('app', request)
      return answer.ok ? valueAt(await answer.json(), [name]) : undefined
    }
    const isKept = async ({ path: field, sent }: Settable): Promise<boolean> => {
      const before = valueAt(await change({}), field)
      for (const { path: part, schema: ofPart } of sent) {
        for (const value of samplesOf(ofPart)) {
          const after = await change(withValue({}, part, value))
          if (after && textOf(valueAt(after, field)) !== textOf(before)) return true
        }
      }
      return false
    }
    for (const field of settable(schema)) {
      if (!(await isKept(field))) unchanged.add([name, ...field.path].join('.'))
    }
  }
  expect([...unchanged].sort()).toEqual(Object.keys(ignored).sort())
})

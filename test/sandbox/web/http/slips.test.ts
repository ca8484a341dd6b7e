/** Every operation with its own example, and with slips made in it: refused or done, never a crash. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../../../../generated/operation.ts'
import { operations } from '../../../../generated/operations/index.ts'
import { queryParameters } from '../../../../generated/query-parameters.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import { isLong } from '../../../setup/long.ts'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

const bundle = JSON.parse(
  readFileSync(new URL('../../../../generated/openapi.json', import.meta.url), 'utf8'),
)

const all: readonly Operation[] = Object.values(operations)

/** The request body that the description shows, or an empty one. */
function exampleOf({ path, method }: Operation): Json {
  const content = bundle.paths[path][method.toLowerCase()].requestBody?.content['application/json']
  const named = Object.values<{ value: Json }>(content?.examples ?? {})
  return content?.example ?? named[0]?.value ?? {}
}

const oddities: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>(null, true, '', ' ', 'x', [], {}, 0, -1, 1.5, 1e21, -1e308, 2 ** 53),
  fc.constantFrom<Json>(
    '\0',
    'é'.repeat(300),
    'x'.repeat(20_000),
    '1e999',
    '-0',
    'null',
    '%',
    '{{',
    '🫖',
  ),
  fc.constantFrom<Json>('2026-02-31T25:00:00Z', 'wix:image://v1/', 'javascript:alert(1)', '../..'),
  fc.constantFrom<Json>(
    [null],
    [[]],
    [{}],
    Array.from({ length: 300 }, () => 'x'),
    { a: { b: {} } },
  ),
  fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value))),
)

/** Replaces, removes or adds one value somewhere in an example. */
function slipped(example: Json): fc.Arbitrary<Json> {
  const places = [...placesIn(example, [])]
  return fc
    .tuple(fc.constantFrom(...places), oddities, fc.constantFrom('replace', 'remove', 'add'))
    .map(([place, odd, kind]) => edit(example, place, odd, kind))
}

function* placesIn(
  value: Json,
  at: readonly (string | number)[],
): Generator<readonly (string | number)[]> {
  yield at
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* placesIn(item, [...at, index])
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* placesIn(item, [...at, key])
  }
}

function edit(
  value: Json,
  [step, ...rest]: readonly (string | number)[],
  odd: Json,
  kind: string,
): Json {
  if (step === undefined) {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return kind === 'add' && isObject ? { ...value, extra: odd } : odd
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => (index === step ? edit(item, rest, odd, kind) : item))
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    if (key !== step) return [[key, item]]
    if (rest.length === 0 && kind === 'remove') return []
    return [[key, edit(item, rest, odd, kind)]]
  })
  return Object.fromEntries(entries)
}

let sandbox: Sandbox
const logged: string[] = []
const ids: string[] = ['00000000-0000-4000-8000-000000000000', 'current', 'my', 'x', '%00', '🫖']

beforeAll(async () => {
  sandbox = await createSandbox({ data: 'memory', products: 12, log: (text) => logged.push(text) })
  const found = async (path: string, method: string) => {
    const response = await sandbox.fetch(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { authorization: sandbox.site.apiKey },
        ...(method === 'POST' ? { body: '{"query":{"paging":{"limit":3}}}' } : {}),
      }),
    )
    const body: Record<string, { id?: string }[]> = await response.json()
    return Object.values(body).flatMap((list) =>
      Array.isArray(list) ? list.flatMap(({ id }) => (id === undefined ? [] : [id])) : [],
    )
  }
  ids.push(...(await found('/v1/products/query-platformized', 'POST')))
  ids.push(...(await found('/v2/collections/query', 'POST')))
  ids.push(...(await found('/v1/members?paging.limit=3', 'GET')))
  ids.push(...(await found('/v1/variants/query', 'POST')))
})
afterAll(() => sandbox?.close())

async function send(operation: Operation, id: string, body: Json, query = ''): Promise<number> {
  const address = operation.path.replace(/\{\w+\}/g, encodeURIComponent(id).replace('%2500', '%00'))
  const response = await sandbox.fetch(
    new Request(`http://127.0.0.1${address}${query}`, {
      method: operation.method,
      headers: { authorization: sandbox.site.apiKey },
      ...(operation.hasBody ? { body: JSON.stringify(body) } : {}),
    }),
  )
  await response.text()
  return response.status
}

describe.each(all.filter(({ hasBody }) => hasBody))('$id', (operation) => {
  const example = exampleOf(operation)

  it('accepts its own example', async () => {
    const status = await send(operation, ids[0] ?? 'x', example)
    expect({ status, logged: logged.splice(0) }).toEqual({ status: expect.any(Number), logged: [] })
    expect([200, 400, 401, 403, 404, 409, 412, 428]).toContain(status)
  })

  it('refuses or accepts any mutation, and never crashes', async () => {
    await fc.assert(
      fc.asyncProperty(slipped(example), fc.nat(), async (body, which) => {
        const status = await send(operation, ids[which % ids.length] ?? 'x', body)
        expect({ status, logged: logged.splice(0) }).toMatchObject({ logged: [] })
        expect(status).toBeLessThan(500)
      }),
      { numRuns: isLong ? 40 : 10, endOnFailure: true },
    )
  })
})

describe.each(all.filter(({ hasBody }) => !hasBody))('$id', (operation) => {
  it('refuses or answers any id and any query, and never crashes', async () => {
    const names = [...Object.keys(queryParameters[operation.id] ?? {}), 'extra']
    const parameter = fc.tuple(
      fc.constantFrom(...names),
      fc.oneof(
        fc.string(),
        fc.constantFrom(
          '0',
          '-1',
          'true',
          'FULL',
          '1e999',
          '[{"fieldName":"createdDate"}]',
          '{',
          '\0',
        ),
      ),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(parameter, { maxLength: 3 }),
        fc.nat(),
        async (parameters, which) => {
          const query = `?${new URLSearchParams(parameters)}`
          const status = await send(operation, ids[which % ids.length] ?? 'x', {}, query)
          expect({ status, logged: logged.splice(0) }).toMatchObject({ logged: [] })
          expect(status).toBeLessThan(500)
        },
      ),
      { numRuns: isLong ? 25 : 10, endOnFailure: true },
    )
  })
})

/**
 * What only the sandbox has is refused, whatever the operation, unless the caller asks for it; a strict sandbox refuses
 * it always. The refusal names what works in its place.
 */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { type WireOperator, wireOperators } from '../../../../generated/queries.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { keysOf } from '../../../../sandbox/platform/one-of.ts'
import type { QueryField } from '../../../../sandbox/storage/filters/columns.ts'
import { sampled } from '../../../setup/long.ts'
import { openShop, type Parts, type Refusal, type Shop } from '../../commerce/catalogue/shop.ts'

let open: Shop
let strict: Shop

beforeAll(async () => {
  ;[open, strict] = await Promise.all([
    openShop({ products: 3 }),
    openShop({ products: 3, strict: true }),
  ])
})
afterAll(() => Promise.all([open.close(), strict.close()]))

/** The fields of an operation's queries, as the description lists them. */
function fieldsOf(id: OperationId): Readonly<Record<string, QueryField>> {
  const { method, path } = operations[id]
  return described.paths[path]?.[method.toLowerCase()]?.['x-query-fields'] ?? {}
}

const described: {
  paths: Record<string, Record<string, { 'x-query-fields'?: Record<string, QueryField> }>>
} = JSON.parse(readFileSync('generated/openapi.json', 'utf8'))

const values = { string: 'a', number: 1, boolean: true, date: '2024-01-01', strings: 'a' }

function filter(name: string, { type }: QueryField, operator: WireOperator): object {
  const list = operator === 'in' || operator === 'hasSome' || operator === 'hasAll'
  const value = operator === 'exists' ? true : list ? [values[type]] : values[type]
  // Equality has no operator on the wire.
  const key: string | undefined = wireOperators[operator]
  return { [name]: key === undefined ? value : { [key]: value } }
}

/** The same request of a caller whose header says this about additions. */
const saying = (value: string, parts: Parts): Parts => ({
  ...parts,
  headers: { 'storefront-additions': value },
})
const asking = (parts: Parts) => saying('true', parts)
const unasking = (parts: Parts) => saying('', parts)

/** A request of an operation with a filter or a sort. */
function asked(id: OperationId, query: { filter?: object; sort?: object[] }): Parts {
  if (id === 'members.listMembers') return { query: { sorting: JSON.stringify(query.sort) } }
  if (id !== 'inventory.queryInventory') return { body: { query } }
  const { filter: conditions, sort } = query
  return {
    body: {
      query: {
        ...(conditions && { filter: JSON.stringify(conditions) }),
        ...(sort && { sort: JSON.stringify(sort) }),
      },
    },
  }
}

const everyOperation: readonly OperationId[] = keysOf(operations).filter(
  (id) => Object.keys(fieldsOf(id)).length > 0,
)

/** Every addition of an operation, as the request that uses it. */
function additionsOf(id: OperationId): [what: string, parts: Parts][] {
  return Object.entries(fieldsOf(id)).flatMap(([name, field]) => {
    const { additions = [], operators, sortable } = field
    const all = additions.includes('field')
    const added = operators.filter((operator) => all || additions.includes(operator))
    const sorts = sortable && (all || additions.includes('sort'))
    return [
      ...added.map((operator): [string, Parts] => [
        `${name} ${operator}`,
        asked(id, { filter: filter(name, field, operator) }),
      ]),
      ...(sorts
        ? [
            [
              `sort by ${name}`,
              asked(id, { sort: [{ fieldName: name, order: 'ASC' }] }),
            ] satisfies [string, Parts],
          ]
        : []),
    ]
  })
}

describe.each(everyOperation)('%s', (id) => {
  const additions = additionsOf(id)

  const refusal =
    /the hosted platform cannot, this is an addition of the sandbox; (use |there is no replacement)/
  const mayAsk = /, or ask for additions with platforms\.sandbox\(url, \{ additions: true \}\)/

  it('supports every addition for a caller who asks, and refuses each to others', async () => {
    for (const [what, parts] of sampled(additions, 2)) {
      await open.call(id, asking(parts))
      const refused: Refusal = await open.refuse(id, unasking(parts))
      expect([what, refused.status]).toEqual([what, 400])
      expect(refused.violations.map(({ violatedRule }) => violatedRule)).toEqual([
        'FIELD_NOT_ALLOWED',
      ])
      expect(refused.violations[0]?.description).toMatch(refusal)
      expect(refused.violations[0]?.description).toMatch(mayAsk)
      const wrong: Refusal = await open.refuse(id, saying('false', parts))
      expect(wrong.violations).toEqual(refused.violations)
    }
  })

  it('refuses every addition in a strict sandbox, also to a caller who asks', async () => {
    for (const [what, parts] of sampled(additions, 3)) {
      const { status, violations }: Refusal = await strict.refuse(id, asking(parts))
      expect([what, status]).toEqual([what, 400])
      expect(violations.map(({ violatedRule }) => violatedRule)).toEqual(['FIELD_NOT_ALLOWED'])
      expect(violations[0]?.description).toMatch(refusal)
      expect(violations[0]?.description).not.toMatch(mayAsk)
      expect((await strict.refuse(id, unasking(parts))).violations).toEqual(violations)
    }
  })

  // A strict one accepts nothing that another refuses.
  const sandboxes: readonly (readonly [which: string, shop: () => Shop])[] = [
    ['a strict sandbox', () => strict],
    ['any sandbox', () => open],
  ]
  it.each(sampled(sandboxes, 2))('accepts in %s what the hosted platform has', async (_, shop) => {
    for (const [name, field] of Object.entries(fieldsOf(id))) {
      const { additions: added = [], operators, sortable } = field
      if (added.includes('field')) continue
      for (const operator of operators.filter((known) => !added.includes(known))) {
        await shop().call(id, unasking(asked(id, { filter: filter(name, field, operator) })))
      }
      if (!sortable || added.includes('sort')) continue
      await shop().call(id, unasking(asked(id, { sort: [{ fieldName: name, order: 'DESC' }] })))
    }
  })
})

it('covers every query of the description', () => {
  expect(everyOperation.length).toBeGreaterThan(5)
  expect(everyOperation.flatMap(additionsOf).length).toBeGreaterThan(40)
})

describe('a call that the hosted platform lacks', () => {
  const calls: readonly (readonly [id: OperationId, body: object])[] = [
    ['products.queryProductFacets', { fields: ['brand'] }],
    ['products.queryProductFigures', {}],
  ]
  const refusal =
    /^this call is not taken: the hosted platform cannot, this is an addition of the sandbox; use /

  it.each(calls)('is for callers who ask for additions: %s', async (id, body) => {
    await open.call(id, asking({ body }))
    const refused = await open.refuse(id, unasking({ body }))
    expect(refused.violations).toMatchObject([{ field: '', violatedRule: 'FIELD_NOT_ALLOWED' }])
    expect(refused.violations[0]?.description).toMatch(refusal)
    expect(refused.violations[0]?.description).toMatch(/, or ask for additions with /)
  })

  it.each(calls)('is refused to every caller of a strict sandbox: %s', async (id, body) => {
    for (const parts of [asking({ body }), unasking({ body })]) {
      const { violations } = await strict.refuse(id, parts)
      expect(violations.map(({ violatedRule }) => violatedRule)).toEqual(['FIELD_NOT_ALLOWED'])
      expect(violations[0]?.description).toMatch(refusal)
      expect(violations[0]?.description).not.toMatch(/ask for additions/)
    }
  })
})

describe('every operation', () => {
  const pathOf = (id: OperationId) =>
    Object.fromEntries(
      [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'a']),
    )
  const isAddition = {
    violatedRule: 'FIELD_NOT_ALLOWED',
    description: expect.stringMatching(
      /the hosted platform cannot, this is an addition of the sandbox; use /,
    ),
  }

  it.each([
    [
      'a key by which it is applied once',
      'Idempotency-Key',
      { 'idempotency-key': 'a-key-of-mine' },
    ],
    ['a word in front of the token', 'Authorization', { authorization: 'Bearer a-token' }],
  ])('refuses %s', async (_, field, headers) => {
    // A browser that opens a page sends neither.
    for (const id of keysOf(operations).filter((id) => id !== 'tokens.authorize')) {
      const { status, violations } = await strict.refuse(id, {
        path: pathOf(id),
        headers,
        body: operations[id].hasBody ? {} : undefined,
      })
      expect([id, status, violations]).toEqual([id, 400, [{ ...isAddition, field }]])
    }
  })

  it.each([
    ...['loginEmail', 'contact.firstName', 'contact.lastName'],
    ...['profile.title', 'profile.nickname', 'profile.slug'],
  ])('lets members be searched by %s', async (field) => {
    const body = { search: { expression: 'a', fields: [field] } }
    await strict.call('members.queryMembers', { body })
    await open.call('members.queryMembers', unasking({ body }))
  })
})

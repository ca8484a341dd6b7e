/** Requests that the current release packs into a GET: the answers are those of the plain request. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import { packedRequests } from '../../../../generated/query-parameters.ts'
import { services } from '../../../../generated/services.ts'
import type { OperationId } from '../../../../generated/wire.ts'
import { keysOf } from '../../../../sandbox/platform/one-of.ts'
import { runs } from '../../../setup/long.ts'
import { type CalledStore, openCalledStore, type Sent } from '../../contract/identities.ts'
import { findSchema, requestsOf } from '../../contract/requests.ts'

let store: CalledStore

beforeAll(async () => {
  store = await openCalledStore()
})
afterAll(() => store?.close())

const packed = (text: string) => `.r=${Buffer.from(text).toString('base64url')}`

const ask = async (request: Sent): Promise<{ readonly status: number; readonly body: unknown }> => {
  const answer = await store.send('app', request)
  return { status: answer.status, body: await answer.json() }
}
const get = (path: string) => ask({ method: 'GET', path })

const every = keysOf(operations).filter((id) => packedRequests.has(id))

it('has the three calls of the current release in the description', () => {
  expect([...packedRequests].toSorted()).toEqual([
    'collections.queryCollections',
    'members.listMembers',
    'products.queryProducts',
  ])
})

describe.each(every)('%s', (id: OperationId) => {
  const { path, service, hasBody } = operations[id]

  it('answers a packed request, valid or not, like the plain one, on both paths', async () => {
    const world = { find: findSchema, known: () => ({ ids: [], codes: [] }) }
    await fc.assert(
      fc.asyncProperty(requestsOf(id, world), async ({ right, wrong = right }) => {
        for (const plain of [right, wrong]) {
          const url = new URL(plain.path, 'http://127.0.0.1')
          const request = hasBody ? plain.body : asObject(url.searchParams)
          const rest = hasBody ? url.search.replace('?', '&') : ''
          const query = `?${packed(JSON.stringify(request))}${rest}`
          const expected = await ask(plain)
          expect(await get(`${path}${query}`)).toEqual(expected)
          expect(await get(`${services[service].publicPath}${path}${query}`)).toEqual(expected)
        }
      }),
      { numRuns: runs(200) },
    )
  })

  it.each(['{   }', '{  }', '{ }'])('reads %j with the padding of base64, too', async (text) => {
    const padded = Buffer.from(text).toString('base64')
    expect(await get(`${path}?.r=${encodeURIComponent(padded)}`)).toMatchObject({ status: 200 })
  })

  it.each([
    ['twice', `${packed('{}')}&${packed('{}')}`, 'must be given once'],
    ['not in base64url', '.r=%2B%2F%3D', 'is not base64url'],
    ['not JSON', packed('{'), 'is not JSON'],
    ['not UTF-8', `.r=${Buffer.from([0xff, 0xfe]).toString('base64url')}`, 'is not UTF-8 text'],
    [
      'of more than a hundred levels',
      packed(`${'['.repeat(101)}${']'.repeat(101)}`),
      'nest deeper',
    ],
    ['with a NUL', packed('{"query":"\\u0000"}'), 'not text'],
    ['that is no object', packed('7'), 'object'],
  ])('refuses one %s', async (_, query, reason) => {
    const { status, body } = await get(`${path}?${query}`)
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(reason)
  })
})

it.each([{}, { fieldName: 'profile.nickname' }])(
  'refuses %j in the place of a list',
  async (sorting) => {
    const request = JSON.stringify({ sorting })
    const { status, body } = await get(`/members/v1/members?${packed(request)}`)
    expect(status).toBe(400)
    expect(body).toMatchObject({ message: expect.stringContaining('"sorting" must be a list') })
  },
)

it('accepts a packed request for no other operation', async () => {
  const { status, body } = await get(`/v1/members/my?${packed('{}')}`)
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('.r')])
})

it('sorts members, which a plain query string cannot express', async () => {
  const sorting = (order: string) =>
    get(
      `/members/v1/members?${packed(
        JSON.stringify({
          paging: { limit: 3 },
          fieldsets: ['FULL'],
          sorting: [{ fieldName: 'profile.nickname', order }],
        }),
      )}`,
    )
  const [up, down] = [await sorting('ASC'), await sorting('DESC')]
  const names = ({ body }: { readonly body: unknown }) =>
    JSON.stringify(body).match(/"nickname":"[^"]+"/g)
  expect(names(up)).toHaveLength(3)
  expect(names(up)?.toSorted()).toEqual(names(up))
  expect(names(down)).not.toEqual(names(up))
})

it('names a packed GET where a path refuses a method', async () => {
  const answer = await store.send('app', { method: 'PATCH', path: '/v2/collections/query' })
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, GET, HEAD'])
})

/** A query string as the object that a published client packs: dotted keys nested, JSON read. */
function asObject(search: URLSearchParams): object {
  const request: Record<string, unknown> = {}
  for (const key of new Set(search.keys())) {
    const texts = search.getAll(key)
    const value = texts.length > 1 || key === 'fieldsets' ? texts : texts[0]
    const [parent = '', child] = key.split('.')
    if (child === undefined) request[parent] = key === 'sorting' ? json(texts[0]) : value
    else request[parent] = Object.assign(request[parent] ?? {}, { [child]: value })
  }
  return request
}

function json(text = ''): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

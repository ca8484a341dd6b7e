// What the collections' adapter asks of the platform, and what it makes of the answers.
import { describe, expect, it } from 'vitest'
import { collectionsAdapter } from '../../../../console/resources/collections/adapter.ts'
import { clientAnswering } from '../../support/fake-platform.ts'
import { listRequest, paging } from '../../support/list-request.ts'

const mugs = {
  id: 'c',
  name: 'Mugs',
  description: 'To drink from',
  visible: true,
  numberOfProducts: 2,
}
const store = (answers: Readonly<Record<string, object>>) => {
  const { client, asked } = clientAnswering(answers)
  return { adapter: collectionsAdapter(client), asked }
}

describe('the list of collections', () => {
  const query = 'POST /v2/collections/query'

  it('asks for one page in one order, and shows the platform’s total', async () => {
    const { adapter, asked } = store({ [query]: { collections: [mugs], metadata: { total: 21 } } })
    const sort = { field: 'name', order: 'DESC' } as const
    expect(await adapter.list(listRequest({ sort }))).toEqual({ data: [mugs], total: 21 })
    expect(asked).toEqual([
      [query, { query: { filter: {}, sort: [{ fieldName: 'name', order: 'DESC' }], paging } }],
    ])
  })

  it('searches names, and counts up to its page if the platform sends no total', async () => {
    const { adapter, asked } = store({ [query]: { collections: [mugs] } })
    expect(await adapter.list(listRequest({ filter: { q: 'mug' } }))).toMatchObject({ total: 21 })
    expect(asked).toEqual([
      [query, { query: { filter: { $and: [{ name: { $contains: 'mug' } }] }, sort: [], paging } }],
    ])
  })

  it('refuses a response with collections without ids', async () => {
    const { adapter } = store({ [query]: { collections: [{ name: 'Mugs' }] } })
    await expect(adapter.list(listRequest())).rejects.toThrow(
      'The platform answered without the collection.',
    )
  })
})

describe('a collection', () => {
  const read = 'GET /v2/collections/c'
  const change = 'PATCH /v1/collections/c'

  it('is read by its id', async () => {
    const { adapter } = store({ [read]: { collection: mugs } })
    expect(adapter.subject).toBe('collection')
    expect(await adapter.one('c', undefined)).toEqual(mugs)
  })

  it.each([{}, { collection: {} }])('with the response %j is an error', async (answer) => {
    const { adapter } = store({ [read]: answer })
    await expect(adapter.one('c', undefined)).rejects.toThrow(
      'The platform answered without the collection.',
    )
  })

  it('is created from the form, without read-only fields', async () => {
    const { adapter, asked } = store({ 'POST /v1/collections': { collection: mugs } })
    expect(await adapter.create?.(mugs)).toEqual(mugs)
    const collection = { name: 'Mugs', description: 'To drink from', visible: true }
    expect(asked).toEqual([['POST /v1/collections', { collection }]])
  })

  it.each([{ name: 'Cups' }, { description: null }, { visible: false }, { slug: 'cups' }])(
    'is changed by %j alone',
    async (changes) => {
      const collection = { ...mugs, ...changes }
      const { adapter, asked } = store({ [read]: { collection: mugs }, [change]: { collection } })
      const shown = await adapter.one('c', undefined)
      expect(await adapter.update?.('c', { ...shown, ...changes }, shown)).toEqual(collection)
      expect(asked.slice(1)).toEqual([[change, { collection: { id: 'c', ...changes } }]])
    },
  )

  it('is only read again by a save without changes', async () => {
    const { adapter, asked } = store({ [read]: { collection: mugs } })
    const shown = await adapter.one('c', undefined)
    expect(await adapter.update?.('c', { ...shown }, shown)).toEqual(mugs)
    expect(asked.slice(1)).toEqual([[read, undefined]])
  })
})

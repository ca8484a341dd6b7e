/** The recorded calls: the requests they make, and what becomes of their answers. */
import { describe, expect, it } from 'vitest'
import type { Operation } from '../../../generated/operation.ts'
import { operations } from '../../../generated/operations/index.ts'
import { queryParameters } from '../../../generated/query-parameters.ts'
import { imageReference, toImage } from '../../../src/media.ts'
import { datesIn, type Fields, imagesIn, isFields, referencesIn } from './findings.ts'
import { clientAnswering, type Deviation, recorded } from './recorded.ts'

interface Recorded {
  readonly row: number
  readonly operation: string
  readonly wire: {
    readonly method: string
    readonly host: string
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly body: Fields | null
    readonly headers: Readonly<Record<string, string>>
  }
  readonly response: object
  readonly decoded: unknown
}

/** Published name → ours, where that is another. */
const renamed: Readonly<Record<string, string>> = {
  'oauth.token(refresh_token)': 'tokens.token',
  'graphql(apiVersion v1, errors)': 'graphql.query',
}

const all = new Map(Object.values<Operation>(operations).map((found) => [found.id, found]))

const operationOf = ({ operation: name }: Recorded): Operation => {
  const found = all.get(renamed[name] ?? name.replace(/^cart\./, 'carts.'))
  if (!found) throw new Error(`No operation is called ${name}`)
  return found
}

const samples = recorded<Recorded>('wire').map(
  (sample) => [`${sample.row}. ${sample.operation}`, sample] as const,
)

/** The path arguments, read off the recorded address. */
const inAddress = ({ path }: Operation, address: string): Record<string, string> => {
  const { groups = {} } =
    new RegExp(`${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(address) ?? {}
  return Object.fromEntries(
    Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]),
  )
}

interface Request {
  readonly path?: string
  readonly body?: null
}

const mapped = 'the recorded release sent it without its public path, the next one with it'

/** Call → what our request has otherwise. */
const deviations: Readonly<Record<string, Deviation<Request>>> = {
  '22. members.leaveCommunity': {
    ours: { body: null },
    because:
      'an action with nothing to say has no body; the published client sends an empty object',
  },
  '40. products.getCollectionBySlug': {
    ours: { path: '/stores-reader/v1/collections/slug/all%20products' },
    because: mapped,
  },
  '70. inventory.queryInventory': {
    ours: { path: '/stores-reader/v2/inventoryItems/query' },
    because: mapped,
  },
}

/** The body as a program would give it: moments as dates, pictures as references. */
const given = (value: unknown, field = ''): unknown => {
  // Its line items are the platform's to write here: no argument, so nothing is converted in them.
  if (field === 'cartInfo') return value
  if (typeof value === 'string' && /^(scheduledDate|dateValue)$/.test(field)) return new Date(value)
  if (field === 'image' && isFields(value)) return imageReference(toImage(value))
  if (Array.isArray(value)) return value.map((item) => given(item))
  if (!isFields(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, given(item, key)]))
}

/** `paging.limit=20` → `{ paging: { limit: 20 } }`: arguments of a method that asks. */
const queryArguments = (query: Recorded['wire']['query'], operation: Operation): Fields => {
  const found: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(query)) {
    if (operation.pathParameters.includes(name)) continue
    const [head = '', rest] = name.split('.')
    const value = text === 'true' || /^\d+$/.test(text) ? JSON.parse(text) : text
    const held = found[head]
    if (rest !== undefined) found[head] = { ...(isFields(held) ? held : {}), [rest]: value }
    else found[head] = queryParameters[operation.id]?.[name] === 'strings' ? [value] : value
  }
  return found
}

const perform = async (sample: Recorded) => {
  const operation = operationOf(sample)
  const { client, sent } = clientAnswering(() => Response.json(sample.response))
  const { path, query, body } = sample.wire
  const fields = operation.hasBody ? given(body) : queryArguments(query, operation)
  const named = inAddress(operation, path)
  const positional = operation.pathParameters.map((name) => named[name])
  // What has a default is no argument of a call: the operation itself says it.
  const asked = operation.pathDefaults ? { ...operation, pathDefaults: named } : operation
  const answer: unknown = await client.call(asked, [...positional, fields])
  const [request] = sent
  if (!request || sent.length > 1) throw new Error('One request was expected')
  return { operation, request, answer }
}

describe('the recorded request', () => {
  it.each(samples)('%s is sent as recorded', async (name, sample) => {
    const { operation, request } = await perform(sample)
    const { wire } = sample
    const { ours = {}, because } = deviations[name] ?? {}
    expect(request.method).toBe(wire.method)
    expect(request.url.host).toBe(wire.host)
    expect(request.url.pathname, because).toBe(ours.path ?? wire.path)
    expect(request.body, because).toEqual('body' in ours ? ours.body : wire.body)

    // Not repeated here: what is in the path already (the platform ignores it).
    const query = Object.entries(wire.query).filter(
      ([name]) => !operation.pathParameters.includes(name),
    )
    expect([...request.url.searchParams]).toEqual(query)
    for (const name of ['authorization', 'content-type']) {
      const [, theirs = null] =
        Object.entries(wire.headers).find(([header]) => header.toLowerCase() === name) ?? []
      const isOfNothing = name === 'content-type' && request.body === null
      expect([name, request.headers.get(name)]).toEqual([name, isOfNothing ? null : theirs])
    }
  })

  it('is named by every deviation', () => {
    const names: string[] = samples.map(([name]) => name)
    expect(Object.keys(deviations).filter((name) => !names.includes(name))).toEqual([])
  })
})

describe('the recorded answer', () => {
  it.each(samples)('%s is read with the same dates', async (_, sample) => {
    const { answer } = await perform(sample)
    expect(datesIn(answer)).toEqual(datesIn(sample.decoded))
  })

  it.each(samples)('%s is read with images where references were', async (_, sample) => {
    const { answer } = await perform(sample)
    expect(imagesIn(answer, imageReference)).toEqual(referencesIn(sample.decoded))
  })

  it.each(samples)('%s holds everything else as it came', async (_, sample) => {
    const { answer } = await perform(sample)
    // Published: `_id` for `id`, the one entity out of its envelope, an address for its two parts.
    expect(JSON.parse(JSON.stringify(answer ?? {}))).toEqual(sample.response)
  })
})

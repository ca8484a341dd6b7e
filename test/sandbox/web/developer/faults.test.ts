/** Faults on purpose: what each does over a real port and in process, how often, and to which operations. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { operationList } from '../../../../generated/operations/list.ts'
import { createSandbox, type Sandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { Fault } from '../../../../sandbox/web/faults/fault.ts'
import { Faults } from '../../../../sandbox/web/faults/faults.ts'
import { createClient, platforms } from '../../../../src/index.ts'

let sandbox: Sandbox
let url: string

beforeAll(async () => {
  sandbox = await createSandbox({ products: 6, log: () => {} })
  url = (await sandbox.listen({ port: 0 })).url
})
afterEach(() => sandbox.faults.clear())
afterAll(() => sandbox?.close())

const headers = () => ({ authorization: sandbox.site.apiKey, 'content-type': 'application/json' })
const list = (init: RequestInit = {}) =>
  fetch(`${url}/v1/variants/none`, { headers: headers(), ...init })
const create = (name: string) =>
  fetch(`${url}/v1/collections`, {
    method: 'POST',
    headers: headers(),
    body: JSON.stringify({ collection: { name } }),
  })
const collections = async (): Promise<string> =>
  (
    await fetch(`${url}/v2/collections/query`, { method: 'POST', headers: headers(), body: '{}' })
  ).text()
const one = (fault: Fault) => sandbox.faults.set([fault])

describe('a fault', () => {
  it('refuses with a status and Retry-After, without effect', async () => {
    one({ operation: 'products.createCollection', type: 'status', status: 429, retryAfter: 7 })
    const answer = await create('Never made')
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7'])
    expect(answer.headers.get('x-sandbox-fault')).toBe('status')
    expect((await answer.json()).details.applicationError.code).toBe('THROTTLED_FEATURE')
    expect(await collections()).not.toContain('Never made')
    expect((await list()).status).toBe(404)
    const [logged] = await sandbox.requests({ search: 'createCollection' })
    expect(logged).toMatchObject({ fault: 'status', status: 429 })
  })

  it('returns every configurable status, in the platform’s format', async () => {
    for (const status of [400, 401, 403, 404, 409, 429, 500, 502, 503, 599]) {
      one({ operation: '*', type: 'status', status })
      const answer = await list()
      expect([answer.status, await answer.json()]).toMatchObject([status, { details: {} }])
      one({ operation: '*', type: 'status', status, retryAfter: 3 })
      expect([status, (await list()).headers.get('retry-after')]).toEqual([status, '3'])
    }
  })

  it('happens to every operation, and is logged with it', async () => {
    const spared: string[] = []
    for (const { id, method, path } of operationList) {
      one({ operation: id, type: 'status', status: 503 })
      const address = `${url}${path.replaceAll(/\{\w+\}/g, 'none')}`
      const answer = await fetch(address, { method, headers: headers() })
      const [logged] = await sandbox.requests()
      const { operation, fault } = logged ?? {}
      if (answer.status !== 503 || operation !== id || fault !== 'status') spared.push(id)
    }
    expect(spared).toEqual([])
  })

  it('waits', async () => {
    one({ operation: 'products.*', type: 'latency', milliseconds: 150 })
    const start = performance.now()
    const answer = await list()
    expect([answer.status, answer.headers.get('x-sandbox-fault')]).toEqual([404, 'latency'])
    expect(performance.now() - start).toBeGreaterThan(140)
  })

  it('truncates the response, after the effect', async () => {
    one({ operation: 'products.createCollection', type: 'cutBody' })
    const answer = await create('Half an answer')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
    expect(await collections()).toContain('Half an answer')
  })

  it('resets the connection, before or after the effect', async () => {
    one({ operation: 'products.createCollection', type: 'reset' })
    await expect(create('Done unseen')).rejects.toThrow('fetch failed')
    one({ operation: 'products.createCollection', type: 'reset', before: true })
    await expect(create('Not done at all')).rejects.toThrow('fetch failed')
    const made = await collections()
    expect([made.includes('Done unseen'), made.includes('Not done at all')]).toEqual([true, false])
  })

  it('breaks the connection of HEAD, too', async () => {
    const head = (signal?: AbortSignal) => list({ method: 'HEAD', ...(signal && { signal }) })
    one({ operation: 'products.*', type: 'reset' })
    await expect(head()).rejects.toThrow('fetch failed')
    one({ operation: 'products.*', type: 'stalledHeaders' })
    await expect(head(AbortSignal.timeout(200))).rejects.toThrow('timeout')
  })

  it('never answers, until the caller gives up', async () => {
    one({ operation: 'products.*', type: 'stalledHeaders' })
    await expect(list({ signal: AbortSignal.timeout(200) })).rejects.toThrow('timeout')
  })

  it('is the same in process', async () => {
    const inProcess = (signal?: AbortSignal) =>
      sandbox.fetch(
        new Request(`${url}/v1/variants/none`, { headers: headers(), ...(signal && { signal }) }),
      )
    one({ operation: '*', type: 'reset' })
    await expect(inProcess()).rejects.toThrow('fetch failed')
    one({ operation: '*', type: 'stalledHeaders' })
    await expect(inProcess(AbortSignal.timeout(50))).rejects.toThrow('timeout')
    one({ operation: '*', type: 'cutBody' })
    await expect((await inProcess()).text()).rejects.toThrow('terminated')
  })

  it('is handled by a client’s retries', async () => {
    const client = createClient({ platform: platforms.sandbox(url), apiKey: sandbox.site.apiKey })
    sandbox.faults.set([
      { operation: 'products.queryProducts', type: 'status', status: 503, retryAfter: 0, times: 1 },
      { operation: 'products.queryProducts', type: 'reset', times: 1 },
    ])
    const { products = [] } = await client.products.queryProducts({})
    expect(products.length).toBeGreaterThan(0)
    expect(sandbox.faults.plan().faults.map(({ happened }) => happened)).toEqual([1, 1])
  })

  it('does not keep a store from closing', async () => {
    const other = await createSandbox({ products: 3 })
    const { url: there } = await other.listen({ port: 0 })
    other.faults.set([{ operation: '*', type: 'stalledHeaders' }])
    const waiting = fetch(`${there}/v1/variants/none`, {
      headers: { authorization: other.site.apiKey },
    }).catch((error: unknown) => error)
    await expect.poll(() => other.faults.plan().faults[0]?.happened).toBe(1)
    one({ operation: '*', type: 'stalledHeaders' })
    const here = list({ signal: AbortSignal.timeout(1_000) }).catch(({ name }: Error) => name)
    await expect.poll(() => sandbox.faults.plan().faults[0]?.happened).toBe(1)
    await other.close()
    expect(await waiting).toBeInstanceOf(Error)
    // The other store's connections hang on.
    expect(await here).toBe('TimeoutError')
  })
})

describe('chance', () => {
  const drawn = (seed: number) => {
    const faults = new Faults()
    faults.set([{ operation: 'products.*', type: 'status', status: 503, rate: 0.3 }], { seed })
    return Array.from({ length: 400 }, () => faults.drawFor('products.getProduct') !== undefined)
  }

  it('repeats with the same seed only', () => {
    expect(drawn(7)).toEqual(drawn(7))
    expect(drawn(7)).not.toEqual(drawn(8))
  })

  it('keeps to the rate', () => {
    const share = drawn(3).filter(Boolean).length / 400
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  it('does not affect other operations', () => {
    const faults = new Faults()
    faults.set([{ operation: 'carts.*', type: 'status', status: 503 }])
    expect(faults.drawFor('currentCart.getCurrentCart')).toBe(undefined)
    expect(faults.drawFor('carts.getCart')?.name).toBe('status')
  })
})

describe('faults as JSON and on their page', () => {
  const put = (body: unknown) =>
    fetch(`${url}/_sandbox/faults.json`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const press = (form: Record<string, string>) =>
    fetch(`${url}/_sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    })

  it('are replaced as a whole, counted, and removed', async () => {
    const faults = [{ operation: 'products.*', type: 'status', status: 503, rate: 0.5, times: 2 }]
    expect(await (await put({ seed: 4, faults })).json()).toEqual({
      seed: 4,
      faults: [{ ...faults[0], happened: 0 }],
    })
    const emptied = await fetch(`${url}/_sandbox/faults.json`, { method: 'DELETE' })
    expect(await emptied.json()).toEqual({ seed: 4, faults: [] })
  })

  it.each([
    [{}, 'faults'],
    [{ faults: [{ operation: 'nothing.*', type: 'cutBody' }] }, 'faults[0].operation'],
    [{ faults: [{ operation: '*', type: 'explode' }] }, 'faults[0].type'],
    [{ faults: [{ operation: '*', type: 'status', status: 200 }] }, 'faults[0].status'],
    [{ faults: [{ operation: '*', type: 'cutBody', rate: 0 }] }, 'faults[0].rate'],
    [{ faults: [{ operation: '*', type: 'cutBody', times: 0.5 }] }, 'faults[0].times'],
    [{ faults: [{ operation: '*', type: 'latency' }] }, 'faults[0].milliseconds'],
    [{ faults: [{ operation: '*', type: 'reset', before: 'yes' }] }, 'faults[0].before'],
    [{ faults: [{ operation: '*', type: 'reset', status: 500 }] }, 'faults[0].status'],
    [{ faults: [], seed: 'x' }, 'seed'],
  ])('refuse %j by the field %s, and nothing changes', async (body, field) => {
    one({ operation: '*', type: 'cutBody', rate: 0.5 })
    const answer = await put(body)
    const { fieldViolations } = (await answer.json()).details.validationError
    expect([answer.status, fieldViolations[0].field]).toEqual([400, field])
    expect(sandbox.faults.plan().faults).toHaveLength(1)
  })

  it('are added and removed by the page’s form, which reports violations', async () => {
    const form = { operation: 'carts.*', type: 'status', status: '503', percent: '25', times: '' }
    expect((await press(form)).status).toBe(303)
    await press({ ...form, type: 'reset', before: 'yes' })
    expect(sandbox.faults.plan().faults).toMatchObject([
      { operation: 'carts.*', type: 'status', status: 503, rate: 0.25, happened: 0 },
      { operation: 'carts.*', type: 'reset', before: true },
    ])
    const refused = await press({ ...form, operation: 'toaster' })
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('operation must name an operation'),
    ])
    await press({ remove: '0' })
    expect(sandbox.faults.plan().faults).toMatchObject([{ type: 'reset' }])
    await press({ remove: 'all' })
    expect(sandbox.faults.plan().faults).toEqual([])
  })

  it('that have happened often enough stay so while others are added and removed', async () => {
    const form = { operation: 'products.*', type: 'status', status: '503', percent: '100' }
    await press({ ...form, times: '1' })
    expect([(await list()).status, (await list()).status]).toEqual([503, 404])
    await press({ ...form, operation: 'carts.*', times: '' })
    expect((await list()).status).toBe(404)
    await press({ remove: '1' })
    expect((await list()).status).toBe(404)
    expect(sandbox.faults.plan().faults).toMatchObject([{ operation: 'products.*', happened: 1 }])
    // A place that is none removes none.
    for (const remove of ['', 'x', '-1']) await press({ remove })
    expect(sandbox.faults.plan().faults).toHaveLength(1)
  })
})

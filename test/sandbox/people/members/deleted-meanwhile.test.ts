/** Calls that a deletion overtakes: whatever they do, nothing of the deleted member is left. */
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lockOwnedCart } from '../../../../sandbox/commerce/carts/store.ts'
import { memberKey } from '../../../../sandbox/platform/caller.ts'
import type { Platform } from '../../../../sandbox/storage/context.ts'
import { addRows } from '../../../../sandbox/storage/database/site-rows.ts'
import { lineOf } from '../../commerce/checkouts/buyer.ts'
import { engines, type OpenEngine } from '../../storage/engines.ts'
import { type Answer, apiKey, codeOf, openStage, type Stage } from '../identity/stage.ts'

const password = 'a-password-of-mine'
const newPassword = 'another-password-of-mine'

describe.each(engines())('on $name', ({ open }) => {
  let engine: OpenEngine
  let stage: Stage
  let productId: string
  /** What happens between the identification of the caller and the first transaction. */
  let before: (() => Promise<unknown>) | undefined
  /** What happens at the end of the next transaction, before it is committed. */
  let atEnd: (() => Promise<unknown>) | undefined
  beforeAll(async () => {
    engine = await open()
    stage = await openStage(engine.storage, { watch: overtaken })
    const body = { product: { name: 'Mug', priceData: { price: 12.5 } } }
    const made = await stage.call('POST', '/v1/products', { token: apiKey, body })
    productId = String(made.body.product?.id)
  })
  afterAll(() => engine?.discard())

  const overtaken =
    (transaction: Platform['transaction']): Platform['transaction'] =>
    async (work, isolation) => {
      const [first, last] = [before, atEnd]
      before = undefined
      atEnd = undefined
      await first?.()
      return transaction(async (database) => {
        const done = await work(database)
        await last?.()
        return done
      }, isolation)
    }

  const newcomer = async () => {
    const email = `${crypto.randomUUID()}@example.com`
    const { access: visitor } = await stage.visitor()
    const body = { loginId: { email }, password }
    const { body: made } = await stage.call('POST', '/v2/register', { token: visitor, body })
    const { access: token } = await stage.signIn({ email, password })
    return { id: String(made.identity?.id), token }
  }
  const remove = (id: string) => stage.call('DELETE', `/v1/members/${id}`, { token: apiKey })
  const lines = () => ({ lineItems: [lineOf(productId, 1)] })

  /** The tables, besides those of tokens, with a row that holds a text. */
  const tablesWith = async (text: string) => {
    const names = ['carts', 'checkouts', 'mails', 'verifications', 'recovery_tokens']
    const found = [...names, 'session_tokens', 'idempotency_keys'].map(async (name) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(stage.database)
      return JSON.stringify(rows).includes(text) ? [name] : []
    })
    return (await Promise.all(found)).flat()
  }

  it.each([
    ['that adds to a first cart', '/v1/carts/current/add-to-cart', lines, 'UNAUTHENTICATED'],
    ['that makes a cart', '/v1/carts', lines, 'UNAUTHENTICATED'],
    ['for a code', '/v1/Start', () => ({ target: 'EMAIL' }), 'NOT_FOUND'],
    ['that sets a password', '/v2/change-password', () => ({ newPassword }), 'UNAUTHENTICATED'],
    ['that joins the community', '/v1/members/join-community', () => ({}), 'UNAUTHENTICATED'],
  ])('stores nothing of a call %s', async (_what, path, body, code) => {
    const { id, token } = await newcomer()
    before = () => remove(id)
    const answer = await stage.call('POST', path, { token, body: body() })
    expect([codeOf(answer), await tablesWith(id)]).toEqual([code, []])
  })

  it.each([
    ['that adds to a first cart', '/v1/carts/current/add-to-cart', lines],
    ['that makes a cart', '/v1/carts', lines],
    ['for a code', '/v1/Start', () => ({ target: 'EMAIL' })],
  ])('stores nothing of a call %s during the deletion', async (_what, path, body) => {
    const { id, token } = await newcomer()
    let calling: Promise<Answer> | undefined
    atEnd = async () => {
      calling = stage.call('POST', path, { token, body: body() })
      await setTimeout(150)
    }
    await remove(id)
    expect((await calling)?.status).toBeGreaterThan(400)
    expect(await tablesWith(id)).toEqual([])
  })

  it('stores nothing of an invitation to choose a password', async () => {
    const { id } = await newcomer()
    before = () => remove(id)
    const body = { identityId: id }
    const answer = await stage.call('POST', '/v1/activation-email', { token: apiKey, body })
    expect([codeOf(answer), await tablesWith(id)]).toEqual(['NOT_FOUND', []])
  })

  it('stores no response of a keyed change of the cart', async () => {
    const { id, token } = await newcomer()
    await stage.call('POST', '/v1/carts/current/add-to-cart', { token, body: lines() })
    let removing: ReturnType<typeof remove> | undefined
    await engine.storage.transaction(async (database) => {
      const scope = { ...stage.platform, database }
      await lockOwnedCart(scope, memberKey(id))
      removing = remove(id)
      await setTimeout(150)
      const answer = JSON.stringify({ cart: { buyerInfo: { memberId: id } } })
      const kept = { request: 'request', status: 200, answer, created_date: scope.clock.now() }
      await addRows(scope, 'idempotency_keys', { action: id.slice(0, 8), etag: null, ...kept })
    })
    expect((await removing)?.status).toBe(200)
    expect(await tablesWith(id)).toEqual([])
  })
})

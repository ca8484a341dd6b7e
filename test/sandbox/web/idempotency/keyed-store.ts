/** A store on a real port whose clock, database and handlers a test may touch. */
import { createApp } from '../../../../sandbox/composition/app.ts'
import { demoSite, seedSite } from '../../../../sandbox/demo/seed/index.ts'
import { randomIds } from '../../../../sandbox/platform/ids.ts'
import type { Storage } from '../../../../sandbox/storage/database/storage.ts'
import type { Handlers } from '../../../../sandbox/web/http/handlers.ts'
import { listen } from '../../../../sandbox/web/http/listen.ts'
import { handlers } from '../../../../sandbox/web/services/index.ts'
import { storeCatalogueAppId } from '../../../../src/catalogue/store-catalogue.ts'
import { fixedClock } from '../../fixed-clock.ts'

const { apiKey, clientId } = demoSite
const site = 'site-1'

/** A request; without a token it is the store's own app that calls. */
export interface Call {
  readonly key?: string
  readonly token?: string
  readonly body?: unknown
}

/** What came back. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly replayed: boolean
  /** The application's code, or field and rule of each violation. */
  readonly told: readonly string[]
}

export interface KeyedStore {
  readonly url: string
  readonly clock: ReturnType<typeof fixedClock>
  /** A product to buy, and its only variant. */
  readonly product: { readonly id: string; readonly variantId: string }
  call(method: string, path: string, call?: Call): Promise<Answer>
  visitor(): Promise<string>
  /** Collections by this name: a count of effects. */
  collections(name: string): Promise<number>
  close(): Promise<void>
}

/** Serves a store from `storage`; handlers given here replace its own. */
export async function serveStore(
  storage: Storage,
  replaced: Partial<Handlers> = {},
): Promise<KeyedStore> {
  const clock = fixedClock(new Date('2026-03-02T10:00:00.000Z'))
  const { database, transaction } = storage
  await transaction(async (handle) => {
    if (await handle.selectFrom('sites').select('site_id').executeTakeFirst()) return
    await seedSite(handle, { site, seed: 1, products: 6, now: clock.now() })
  })
  const app = createApp({
    platform: { site, apiKey, clock, ids: randomIds, database, transaction, strict: false },
    handlers: { ...handlers, ...replaced },
    log: () => {},
  })
  const port = await listen(app, { port: 0 })

  const call: KeyedStore['call'] = async (method, path, { key, token = apiKey, body } = {}) => {
    const response = await fetch(`${port.url}${path}`, {
      method,
      headers: {
        authorization: token,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      text,
      replayed: response.headers.get('idempotent-replayed') === 'true',
      told: toldBy(text),
    }
  }
  const made = await call('POST', '/v1/products', {
    body: { product: { name: 'Kept Jar', priceData: { price: 4 } } },
  })
  const { product } = JSON.parse(made.text)
  return {
    url: port.url,
    clock,
    product: { id: product.id, variantId: product.variants[0].id },
    call,
    visitor: async () => {
      const body = { clientId, grantType: 'anonymous' }
      return JSON.parse((await call('POST', '/oauth2/token', { body, token: '' })).text)
        .access_token
    },
    collections: async (name) => {
      const rows = await database
        .selectFrom('collections')
        .select('id')
        .where('name', '=', name)
        .execute()
      return rows.length
    },
    close: () => port.close(),
  }
}

function toldBy(text: string): string[] {
  const { applicationError, validationError } = JSON.parse(text).details ?? {}
  if (applicationError) return [applicationError.code]
  const violations: { field: string; violatedRule: string }[] =
    validationError?.fieldViolations ?? []
  return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
}

/** One line for a cart. */
export const lineOf = ({ id }: { readonly id: string }, quantity = 1): object => ({
  lineItems: [{ catalogReference: { appId: storeCatalogueAppId, catalogItemId: id }, quantity }],
})

let made = 0
/** A key that no test has used. */
export const newKey = (): string => {
  made += 1
  return `key-of-a-test-${String(made).padStart(6, '0')}`
}

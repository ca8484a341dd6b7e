/**
 * A seeded sandbox in memory, called by operation; every answer is held against the description. Calls ask for the
 * sandbox's additions unless their headers say otherwise.
 */
import { expect } from 'vitest'
import { operations } from '../../../../generated/operations/index.ts'
import type {
  ErrorEnvelope,
  OperationId,
  Product,
  WireOperations,
} from '../../../../generated/wire.ts'
import { createSandbox } from '../../../../sandbox/composition/sandbox.ts'
import type { SandboxOptions } from '../../../../sandbox/composition/site.ts'
import type { Violation } from '../../../../sandbox/platform/errors.ts'
import { answerChecker } from '../../../../sandbox/web/validation/answers.ts'
import { createClient, platforms } from '../../../../src/index.ts'
import { sampled } from '../../../setup/long.ts'
import { unpromised } from '../../contract/described.ts'
import { migratedDatabase } from '../../storage/engines.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

export const origin = 'http://127.0.0.1:4100'

/** A request by its parts. */
export interface Parts {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  /** Instead of the store's API key. */
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** An answer that is no success. */
export interface Refusal {
  readonly status: number
  readonly code: string | undefined
  readonly description: string | undefined
  readonly violations: readonly Violation[]
  readonly data: unknown
}

export interface Shop {
  /** Calls an operation and expects success. */
  call<Id extends OperationId>(id: Id, parts?: Parts): Promise<WireOperations[Id]['answer']>
  /** Calls an operation and expects a failure. */
  refuse(id: OperationId, parts?: Parts): Promise<Refusal>
  /** Calls an operation, and expects nothing but an answer. */
  answer(id: OperationId, parts?: Parts): Promise<Response>
  /** The same, when only the status counts. */
  status(id: OperationId, parts?: Parts): Promise<number>
  visitor(): Promise<string>
  /** The access token of a member, of the demo member by default, signed in by the client. */
  member(credentials?: { readonly email: string; readonly password: string }): Promise<string>
  /** Answers a request that is no operation: a page, a form. */
  readonly fetch: (request: Request) => Promise<Response>
  close(): Promise<void>
}

const server = process.env.STOREFRONT_TEST_DATABASE_URL

/** Where a shop may keep its data here: in the embedded engine, and on a server where there is one. */
export const engines: readonly Engine[] = server ? ['embedded', 'server'] : ['embedded']
export type Engine = 'embedded' | 'server'

/** For concurrent calls, which overlap on a server alone: in a normal run only that one, where there is one. */
export const overlapping = sampled(engines, 2, engines.length - 1)

/** A shop of its own: in memory, or in a new database of the server. */
export async function openShop(
  options: SandboxOptions = {},
  engine: Engine = 'embedded',
): Promise<Shop> {
  const database = engine === 'server' && server ? await migratedDatabase(server) : undefined
  const place = database ? { databaseUrl: database.url } : { data: 'memory' }
  const sandbox = await createSandbox({ ...place, ...options })
  const send = (id: OperationId, { path = {}, query, body, token, headers }: Parts) => {
    const { method, path: template } = operations[id]
    const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(path[name] ?? ''),
    )
    const address = `${origin}${filled}${query ? `?${new URLSearchParams(query)}` : ''}`
    return sandbox.fetch(address, {
      method,
      headers: {
        authorization: token ?? sandbox.site.apiKey,
        'content-type': 'application/json',
        'storefront-additions': 'true',
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }
  /** A server that has no connection left asks its callers to come again, and has done nothing. */
  const patient: Shop['answer'] = async (id, parts = {}) => {
    for (;;) {
      const response = await send(id, parts)
      if (response.status !== 503) return response
      await response.body?.cancel()
    }
  }
  return {
    fetch: sandbox.fetch,
    async call(id, parts) {
      const response = await patient(id, parts)
      const answer = await response.json()
      expect([response.status, answer]).toEqual([200, answer])
      expectDescribed(id, answer)
      return answer
    },
    async refuse(id, parts) {
      const response = await patient(id, parts)
      const { details }: ErrorEnvelope = await response.json()
      expect(response.status).toBeGreaterThanOrEqual(400)
      const application = details?.applicationError
      const violations = details?.validationError?.fieldViolations ?? []
      const said = [...(application ? [application] : []), ...violations]
      expect(said.filter(({ description }) => description === '')).toEqual([])
      if (application) {
        expect(unpromised(id, response.status, application.code)).toBeUndefined()
      }
      return {
        status: response.status,
        code: application?.code,
        description: application?.description,
        data: application?.data,
        violations,
      }
    },
    answer: patient,
    async status(id, parts) {
      const { status, body } = await patient(id, parts)
      await body?.cancel()
      return status
    },
    async visitor() {
      const { clientId } = sandbox.site
      const response = await sandbox.fetch(
        new Request(`${origin}/oauth2/token`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ clientId, grantType: 'anonymous' }),
        }),
      )
      const { access_token: token }: { access_token: string } = await response.json()
      return token
    },
    async member(credentials = sandbox.site.member) {
      const { clientId } = sandbox.site
      const platform = platforms.sandbox(origin)
      const { session } = createClient({
        platform,
        clientId,
        fetch: sandbox.fetch,
      })
      await session.loginWithPassword(credentials)
      return present((await session.tokens())?.accessToken.value)
    },
    async close() {
      await sandbox.close()
      await database?.drop()
    },
  }
}

/** What must be there for a test to go on. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Expected a value')
  return value
}

export async function productNamed(shop: Shop, name: string): Promise<Product> {
  const body = { query: { filter: { name } } }
  return present((await shop.call('products.queryProducts', { body })).products[0])
}

/** Fields and rules of a refusal, for a short comparison. */
export function broken({ violations }: Refusal): string[] {
  return violations.map(({ field, violatedRule }) => `${field} ${violatedRule}`)
}

const check = await answerChecker()

function expectDescribed(id: OperationId, answer: unknown): void {
  expect(check(id, 200, answer)).toBeUndefined()
}

/** A whole sandbox in memory whose clock and database a test may touch. */
import { createHash, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { OperationId } from '../../../../generated/wire.ts'
import type { IdentitySettings } from '../../../../sandbox/commerce/rules/documents/settings.ts'
import { createApp } from '../../../../sandbox/composition/app.ts'
import { demoSite, seedSite } from '../../../../sandbox/demo/seed/index.ts'
import { randomIds } from '../../../../sandbox/platform/ids.ts'
import { movableClock } from '../../../../sandbox/platform/movable-clock.ts'
import { noteAddress } from '../../../../sandbox/platform/remote-address.ts'
import type { Platform } from '../../../../sandbox/storage/context.ts'
import { json } from '../../../../sandbox/storage/database/json.ts'
import type { Database } from '../../../../sandbox/storage/database/schema.ts'
import type { Storage } from '../../../../sandbox/storage/database/storage.ts'
import { siteHistory } from '../../../../sandbox/storage/sites/site-history.ts'
import { Faults } from '../../../../sandbox/web/faults/faults.ts'
import { routeOf } from '../../../../sandbox/web/http/routes.ts'
import { RequestLog } from '../../../../sandbox/web/requests/log.ts'
import { handlers } from '../../../../sandbox/web/services/index.ts'
import { unpromised } from '../../contract/described.ts'
import { fixedClock } from '../../fixed-clock.ts'
import { openEmpty } from '../../storage/engines.ts'

// Password hashing is slow, and not tested here.
process.env.SANDBOX_PASSWORD_COST = '10'

export const site = 'site-1'
export const origin = 'http://127.0.0.1:4100'
export const { clientId, apiKey, owner, member } = demoSite

/** An answer with its JSON read. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The JSON body; a property that is not there reads as undefined, at any depth. */
  readonly body: Json
}

/** JSON of unknown shape, safe to walk. */
export interface Json {
  readonly [key: string]: Json
}

export interface Tokens {
  readonly access: string
  readonly refresh: string
  readonly expiresIn: number
}

export interface Call {
  readonly body?: unknown
  readonly token?: string
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** The network address it seems to come from. */
  readonly from?: string
}

export interface Stage {
  readonly clock: { now(): Date; advance(milliseconds: number): void }
  readonly database: Kysely<Database>
  /** What the handlers and pages get. */
  readonly platform: Platform
  call(method: string, path: string, call?: Call): Promise<Answer>
  visitor(): Promise<Tokens>
  /** Signs a member in the way the client does: login, redirect session, code, tokens. */
  signIn(credentials?: { email: string; password: string }): Promise<Tokens>
  settings(doc: Partial<IdentitySettings>): Promise<void>
  close(): Promise<void>
}

/** A verifier and its challenge. */
export function proof(): { readonly verifier: string; readonly challenge: string } {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

/** The address parameters of a correct silent authorization request, to be spoilt by a test. */
export function authorizationRequest(
  challenge: string,
  more: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    clientId,
    responseType: 'code',
    redirectUri: 'http://localhost:3000/callback',
    scope: 'offline_access',
    state: 'the-state',
    responseMode: 'query',
    codeChallenge: challenge,
    codeChallengeMethod: 'S256',
    ...more,
  }
}

interface StageOptions {
  readonly products?: number
  /** Sees every transaction of handlers and pages, and may do something around it. */
  readonly watch?: (transaction: Platform['transaction']) => Platform['transaction']
}

/** Opens a sandbox in memory, or on a storage that the test brings and closes. */
export async function openStage(
  own?: Storage,
  { products = 30, watch = (same) => same }: StageOptions = {},
): Promise<Stage> {
  const clock = fixedClock(new Date('2026-03-02T10:00:00.000Z'))
  const { storage, discard } = own ? { storage: own, discard: async () => {} } : await openEmpty()
  const { database, transaction } = storage
  await transaction((handle) => seedSite(handle, { site, seed: 1, products, now: clock.now() }))
  const failures: string[] = []
  const platform = {
    site,
    apiKey,
    clock,
    ids: randomIds,
    database,
    transaction: watch(transaction),
    strict: false,
  }
  const requests = new RequestLog(clock)
  const app = createApp({
    platform,
    handlers,
    tools: {
      platform,
      requests,
      clock: movableClock(clock),
      faults: new Faults(),
      history: siteHistory(platform, {
        fill: async () => {},
        decide: async () => {},
        begun: () => {},
      }),
    },
    log: (text) => failures.push(text),
  })

  const call: Stage['call'] = async (method, path, { body, token, form, headers, from } = {}) => {
    const url = path.startsWith('http') ? path : `${origin}${path}`
    const sent = form === undefined ? JSON.stringify(body) : new URLSearchParams(form).toString()
    const type = form === undefined ? 'application/json' : 'application/x-www-form-urlencoded'
    const hasBody = body !== undefined || form !== undefined
    const request = new Request(url, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: token }),
        ...(hasBody ? { 'content-type': type } : {}),
        ...headers,
      },
      ...(hasBody ? { body: sent } : {}),
    })
    noteAddress(request, from)
    const response = await app(request)
    const text = await response.text()
    if (response.status === 500) throw new Error(failures.at(-1) ?? text)
    const isJson = (response.headers.get('content-type') ?? '').includes('json') && text !== ''
    const answered = walkable(isJson ? JSON.parse(text) : undefined)
    const { applicationError } = answered.details ?? {}
    if (applicationError && !applicationError.description) throw new Error(`No words: ${text}`)
    const wrong = applicationError && unpromisedAt(request, response, String(applicationError.code))
    if (wrong) throw new Error(wrong)
    return { status: response.status, headers: response.headers, text, body: answered }
  }

  const tokensOf = ({ status, body, text }: Answer): Tokens => {
    if (status !== 200) throw new Error(`No tokens: ${text}`)
    return {
      access: String(body.access_token),
      refresh: String(body.refresh_token),
      expiresIn: Number(body.expires_in),
    }
  }

  const visitor = async () =>
    tokensOf(await call('POST', '/oauth2/token', { body: { clientId, grantType: 'anonymous' } }))

  return {
    clock,
    database,
    platform,
    call,
    visitor,
    signIn: async ({ email, password } = member) => {
      const { access } = await visitor()
      const login = await call('POST', '/v2/login', {
        token: access,
        body: { loginId: { email }, password },
      })
      if (login.status !== 200) throw new Error(`No sign-in: ${login.text}`)
      const { verifier, challenge } = proof()
      const { redirectUri } = authorizationRequest(challenge)
      const session = await call('POST', '/v1/redirect-session', {
        token: access,
        body: {
          auth: {
            prompt: 'none',
            authRequest: authorizationRequest(challenge, {
              sessionToken: String(login.body.sessionToken),
            }),
          },
        },
      })
      const back = await call('GET', String(session.body.redirectSession?.fullUrl))
      const code = new URL(back.headers.get('location') ?? '').searchParams.get('code')
      return tokensOf(
        await call('POST', '/oauth2/token', {
          body: {
            clientId,
            grantType: 'authorization_code',
            redirectUri,
            code,
            codeVerifier: verifier,
          },
        }),
      )
    },
    settings: async (doc) => {
      await database
        .insertInto('identity_settings')
        .values({ site_id: site, doc: json(doc) })
        .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ doc: json(doc) }))
        .execute()
    },
    close: discard,
  }
}

/** The code of a failed answer, or of its first violation. */
export function codeOf({ body }: Answer): string {
  return String(body.details?.applicationError?.code)
}

/** What the description does not say of a refusal; nothing of one by no operation. */
function unpromisedAt(request: Request, { status }: Response, code: string): string | undefined {
  const { method, url } = request
  const id = operationOf(method, new URL(url).pathname)
  return id && unpromised(id, status, code)
}

function operationOf(method: string, pathname: string): OperationId | undefined {
  try {
    return routeOf(method, pathname).id
  } catch {
    return undefined
  }
}

function walkable(value: unknown): Json {
  const parsed: Json = Object(value)
  return parsed
}

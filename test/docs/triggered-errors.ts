/** Triggers the errors of the troubleshooting guide: on a store in this process, and on clients that are used wrongly. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { createSandbox } from '../../sandbox/composition/sandbox.ts'
import { lockFolder } from '../../sandbox/storage/database/pglite/lock.ts'
import { createTestStore, type TestStore } from '../../sandbox/testing.ts'
import { cookieStorage } from '../../src/auth.ts'
import { cartItem } from '../../src/catalogue.ts'
import { ApiError, createClient, platforms, webStorage } from '../../src/index.ts'
import { toImage } from '../../src/media.ts'
import { queryProducts } from '../../src/operations.ts'
import { filter } from '../../src/query.ts'
import { freePort } from '../setup/free-port.ts'

/** Causes one error, or a rejected sign-in. */
export type Trigger = () => unknown

const missing = '00000000-0000-4000-8000-000000000000'

/** A client whose platform answers as it is told, after a token. */
const answered = (answer: () => Response | Promise<Response>, options = {}) =>
  createClient({
    platform: platforms.sandbox('http://127.0.0.1:4100'),
    apiKey: 'key',
    retries: 0,
    fetch: async () => answer(),
    ...options,
  })

const read = (client: ReturnType<typeof answered>, options = {}) =>
  client.products.getProduct(missing, {}, options)

/** Without an answer that can be used. */
const transport: readonly Trigger[] = [
  async () => {
    const platform = platforms.sandbox(`http://127.0.0.1:${await freePort()}`)
    return read(createClient({ platform, apiKey: 'key', retries: 0 }))
  },
  () =>
    read(
      answered(() => new Promise(() => {})),
      { timeout: 1 },
    ),
  () => read(answered(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))),
  () =>
    read(answered(() => new Response(new ReadableStream({ start: (body) => body.error('cut') })))),
  () => read(answered(() => Response.json({ long: 'x'.repeat(99) }), { maxAnswerBytes: 10 })),
  () => read(answered(() => new Response(null, { status: 302, headers: { location: '/' } }))),
  () =>
    read(
      answered(() => Response.json({})),
      { signal: AbortSignal.abort() },
    ),
  () => read(answered(() => new Response('', { status: 503 }))),
]

/** A client that is made or used wrongly. */
const misuse: readonly Trigger[] = [
  () => createClient({ platform: platforms.wix, clientId: '' }),
  () => createClient({ platform: platforms.wix, apiKey: '' }),
  // A program in JavaScript.
  () => Reflect.apply(createClient, undefined, [{ clientId: 'id' }]),
  () => Reflect.apply(webStorage, undefined, []),
  () =>
    read(
      answered(() => Response.json({})),
      { headers: new Headers() },
    ),
  () => Reflect.apply(cookieStorage, undefined, [Promise.resolve({})]),
  () => Reflect.apply(cookieStorage, undefined, [{ get: () => ({ value: '' }) }]).get(),
  () => Reflect.apply(queryProducts, undefined, []),
  () => Reflect.apply(queryProducts, undefined, [{ query: {} }]),
  () => {
    vi.stubGlobal('document', {})
    try {
      return createClient({ platform: platforms.wix, apiKey: 'key' })
    } finally {
      vi.unstubAllGlobals()
    }
  },
  () =>
    read(
      answered(() => Response.json({})),
      { retrys: 1 },
    ),
  () => answered(() => Response.json({})).products.getProduct(''),
  () => {
    const builder = filter()
    return Reflect.apply(builder.eq, builder, ['name'])
  },
  () => toImage('no picture'),
  () => platforms.sandbox('127.0.0.1:4100'),
  () =>
    createClient({ platform: platforms.wix, clientId: 'id' }).session.loginWithPassword({
      email: 'ann@example.com',
      password: 'a long sentence',
    }),
]

/** At a store that asks for confirmed addresses. */
const withStore = (store: TestStore): readonly Trigger[] => {
  const visitor = createClient(store.visitor)
  const app = createClient(store.app)
  const product = async () => {
    const { products } = await visitor.products.queryProducts({})
    const found = products.find(({ productOptions }) => productOptions.length > 0)
    if (!found) throw new Error('No product has options')
    return found
  }
  const nameContains: Record<string, unknown> = { name: { $contains: 'mug' } }
  return [
    () => visitor.currentCart.getCurrentCart(),
    async () => cartItem(await product(), {}),
    async () => {
      const found = await product()
      const choices = found.productOptions.map(({ name }) => [name, 'none'])
      return cartItem(found, { choices: Object.fromEntries(choices) })
    },
    () =>
      visitor.redirects.createRedirectSession({
        logout: { clientId: store.visitor.clientId },
        callbacks: { postFlowUrl: 'https://shop.example/' },
      }),
    () => visitor.products.queryProducts({ query: { filter: nameContains } }),
    () => visitor.products.createProduct({ product: { name: 'Mug', priceData: { price: 1 } } }),
    () => createClient({ ...store.visitor, clientId: missing }).products.queryProducts({}),
    () => createClient({ ...store.app, apiKey: 'wrong' }).members.listMembers({}),
    () => app.products.getProduct(missing),
    () => visitor.products.getProduct(missing, {}, { as: 'app' }),
    () => app.products.getProduct(missing, {}, { as: 'user' }),
    () =>
      createClient({
        ...store.visitor,
        storage: {
          get: () => {
            throw new Error('blocked')
          },
          set: () => {},
        },
      }).products.queryProducts({}),
    () => visitor.session.loginWithPassword({ email: store.member.email, password: 'wrong' }),
    () => visitor.session.loginWithPassword({ email: 'nobody@example.com', password: 'wrong' }),
    () => visitor.session.register({ email: 'ann@example.com', password: 'a long sentence' }),
    () => visitor.session.verify({ code: '000000' }),
    () => visitor.session.register({ email: store.member.email, password: 'a long sentence' }),
    async () => {
      const member = createClient(store.visitor)
      await member.session.loginWithPassword(store.member)
      const tokens = await member.session.tokens()
      const elsewhere = createClient({
        ...store.visitor,
        storage: { get: () => tokens, set: () => {} },
      })
      await elsewhere.session.logout().catch(() => {})
      return member.members.getCurrentMember()
    },
    () => visitor.session.completeRedirectLogin('http://localhost/?x=1'),
    async () => (await visitor.products.query().find()).prev(),
  ]
}

/** At a sandbox that refuses what only it has. */
const strict: Trigger = async () => {
  const { fetch, site, close } = await createSandbox({ products: 1, strict: true })
  const platform = platforms.sandbox('http://127.0.0.1:4100')
  try {
    return await createClient({ platform, clientId: site.clientId, fetch }).carts.createCart({})
  } finally {
    await close()
  }
}

/** In a temporary folder. */
const inFolder = async (trigger: (folder: string) => unknown): Promise<unknown> => {
  const folder = mkdtempSync(join(tmpdir(), 'triggered-'))
  try {
    return await trigger(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sandbox does not start. */
const starting: readonly Trigger[] = [
  () =>
    inFolder(async (folder) => {
      const data = join(folder, 'store')
      mkdirSync(data)
      const unlock = await lockFolder(data)
      try {
        return await createSandbox({ data })
      } finally {
        unlock()
      }
    }),
  () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'letter.txt'), 'Dear Ann')
      return createSandbox({ data: folder })
    }),
  () =>
    inFolder((folder) => {
      writeFileSync(join(folder, 'file'), '')
      return createSandbox({ data: join(folder, 'file') })
    }),
  async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const address = other.address()
    const sandbox = await createSandbox({ data: 'memory' })
    try {
      return await sandbox.listen({ port: typeof address === 'object' ? (address?.port ?? 0) : 0 })
    } finally {
      other.close()
      await sandbox.close()
    }
  },
  async () => {
    const sandbox = await createSandbox({ products: 1 })
    try {
      return await sandbox.listen({ port: 4190 })
    } finally {
      await sandbox.close()
    }
  },
]

/** What is printed of it: of an error its code, its message and the message of its cause. */
const printedBy = async (trigger: Trigger): Promise<readonly string[]> => {
  try {
    const answer = await trigger()
    return Object.values(answer ?? {}).filter((value) => typeof value === 'string')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { message, cause } = error
    return [
      ...(ApiError.is(error) ? [error.code] : []),
      message,
      ...(cause instanceof Error ? [cause.message] : []),
    ]
  }
}

/** What each trigger prints. */
export const triggeredErrors = async (): Promise<readonly (readonly string[])[]> => {
  const store = await createTestStore({ products: 30, accounts: { emailVerification: true } })
  const guarded = await createTestStore({ products: 1, accounts: { captcha: true } })
  const triggered: (readonly string[])[] = []
  try {
    const { session } = createClient(guarded.visitor)
    const captcha = () => session.loginWithPassword(guarded.member)
    for (const trigger of [
      ...starting,
      ...misuse,
      ...transport,
      ...withStore(store),
      captcha,
      strict,
    ]) {
      triggered.push(await printedBy(trigger))
    }
  } finally {
    await Promise.all([store.close(), guarded.close()])
  }
  return triggered
}

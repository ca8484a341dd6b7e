// The hidden sign-in frame in a real browser: whose message counts, and what is left behind.
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { html, scriptJson } from '../../sandbox/web/pages/html.ts'
import type { hiddenFrame } from '../../src/session/sign-in/hidden-frame.ts'
import { sampled } from '../setup/long.ts'
import { longIt } from '../setup/long-run.ts'
import { windowsUnderTest } from './support/browser.ts'
import { bundleClient, type Pages, servePages } from './support/pages.ts'

declare global {
  interface Window {
    storefront: typeof import('../../src/index.ts') &
      Pick<typeof import('../../src/auth.ts'), 'cookieStorage' | 'documentCookies'> & {
        hiddenFrame: typeof hiddenFrame
      }
    /** Message listeners and timers that were set and not taken back. */
    left: { listeners: number; timers: Set<number> }
  }
}

/** Says what its address tells it to, to the window above or (`to=top`) to the top one. */
const speaker = `<script>
  const asked = new URLSearchParams(location.search)
  const target = asked.get('to') === 'top' ? top : parent
  const frames = JSON.parse(asked.get('frames') ?? '[]')
  for (const address of frames) {
    const frame = document.createElement('iframe')
    frame.src = address
    document.body.append(frame)
  }
  for (const message of JSON.parse(asked.get('say') ?? '[]')) target.postMessage(message, '*')
  setTimeout(() => {
    for (const message of JSON.parse(asked.get('afterwards') ?? '[]')) target.postMessage(message, '*')
  }, 150)
  if (asked.get('go')) setTimeout(() => location.replace(asked.get('go')), 20)
</script>`

/** In a block, because a constant of a classic script would hide the counting functions from bare calls. */
const counting = `<script>
  window.left = { listeners: 0, timers: new Set() }
  {
    const { addEventListener, removeEventListener, setTimeout, clearTimeout } = window
    window.addEventListener = (type, ...rest) => {
      if (type === 'message') left.listeners += 1
      return addEventListener.call(window, type, ...rest)
    }
    window.removeEventListener = (type, ...rest) => {
      if (type === 'message') left.listeners -= 1
      return removeEventListener.call(window, type, ...rest)
    }
    window.setTimeout = (work, ...rest) => {
      const timer = setTimeout.call(window, () => { left.timers.delete(timer); work() }, ...rest)
      left.timers.add(timer)
      return timer
    }
    window.clearTimeout = (timer) => { left.timers.delete(timer); clearTimeout.call(window, timer) }
  }
</script>`

const open = windowsUnderTest()
let client: string
let app: Pages
let store: Pages
let stranger: Pages
let shared: BrowserContext
let page: Page

beforeAll(async () => {
  client = await bundleClient()
  const home = `<!doctype html><body>${counting}<script src="/client.js"></script>`
  const pages = { '/': home, '/client.js': client, '/say': `<body>${speaker}` }
  ;[app, store, stranger, shared] = await Promise.all([
    servePages('localhost', pages),
    servePages('127.0.0.1', { '/authorize': `<body>${speaker}`, '/say': `<body>${speaker}` }),
    servePages('127.0.0.1', { '/say': `<body>${speaker}` }),
    open(),
  ])
})

afterAll(async () => {
  await Promise.all([app.close(), store.close(), stranger.close()])
})

beforeEach(async () => {
  // A new page costs more than what most scenes play in it; one of a test's own is closed.
  if (page?.context() !== shared) {
    await page?.close()
    page = await shared.newPage()
  }
  await page.goto(app.origin)
})

const state = 'our-state-1234567890'
const ours = { code: 'stolen', state }
const genuine = { code: 'genuine', state }

const at = (pages: Pages, path: string, said: Readonly<Record<string, unknown>>): string => {
  const texts = Object.entries(said).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return `${pages.origin}${path}?${new URLSearchParams(texts)}`
}

/** The genuine page: it may say something else before its answer. */
const authorize = (say: readonly unknown[] = [], more: Readonly<Record<string, unknown>> = {}) =>
  at(store, '/authorize', { say, afterwards: [genuine], ...more })

interface Scene {
  /** The address the frame opens. */
  readonly address: string
  /** Frames beside it, each with what its sandbox allows (everything when undefined). */
  readonly beside?: readonly { readonly address: string; readonly sandbox?: string }[]
  /** What the page's own scripts post to it. */
  readonly own?: unknown
  /** Whether the others speak before the sign-in begins. */
  readonly early?: boolean
}

/** Plays a scene in the page and brings the code that was accepted, with what was left behind. */
const play = (scene: Scene) =>
  page.evaluate(
    async ({ address, beside = [], own, early, state: expected }) => {
      const others = () => {
        for (const other of beside) {
          const frame = document.createElement('iframe')
          if (other.sandbox !== undefined) frame.setAttribute('sandbox', other.sandbox)
          frame.src = other.address
          frame.className = 'other'
          document.body.append(frame)
        }
        if (own !== undefined) window.postMessage(own, '*')
      }
      if (early) {
        others()
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      }
      const answer = window.storefront.hiddenFrame().open(address, expected)
      if (!early) others()
      const { code } = await answer
      const frames = document.querySelectorAll('iframe:not(.other)').length
      return { code, frames, listeners: window.left.listeners, timers: window.left.timers.size }
    },
    { ...scene, state },
  )

const clean = { code: 'genuine', frames: 0, listeners: 0, timers: 0 }

describe('a hidden frame in Chromium takes the genuine answer', () => {
  it('when no other window posts', async () => {
    expect(await play({ address: authorize() })).toEqual(clean)
  })

  it('when the page itself posts another message first', async () => {
    const messages: unknown[] = [
      { code: 'stolen', state: 'their-state' },
      { code: 'stolen' },
      { code: 'stolen', state: '' },
      { code: 'stolen', state: `${state} ` },
      { code: 'stolen', state: state.toUpperCase() },
      { code: 'stolen', state: state.slice(0, -1) },
      { code: 'stolen', state: [state] },
      { code: 'stolen', state: { toString: state } },
      { data: ours },
      null,
      JSON.stringify(ours),
      42,
      [ours],
      {},
      JSON.parse(`{"__proto__":${JSON.stringify(ours)},"constructor":null}`),
    ]
    expect(await play({ address: authorize(messages) })).toEqual(clean)
  })

  const others: readonly [string, () => Scene][] = [
    [
      'a frame of the same origin knows the state',
      () => ({ address: authorize(), beside: [{ address: at(store, '/say', { say: [ours] }) }] }),
    ],
    [
      'a frame of another origin knows the state',
      () => ({
        address: authorize(),
        beside: [{ address: at(stranger, '/say', { say: [ours] }) }],
      }),
    ],
    [
      'a frame of no origin knows the state',
      () => ({
        address: authorize(),
        beside: [{ address: at(store, '/say', { say: [ours] }), sandbox: 'allow-scripts' }],
      }),
    ],
    ['the page’s own scripts know the state', () => ({ address: authorize(), own: ours })],
    [
      'a frame of the app’s own origin knows the state',
      () => ({ address: authorize(), beside: [{ address: at(app, '/say', { say: [ours] }) }] }),
    ],
    [
      'a frame inside of the genuine page speaks past it',
      () => ({
        address: authorize([], { frames: [at(store, '/say', { say: [ours], to: 'top' })] }),
      }),
    ],
    [
      'a stranger inside of the genuine page speaks past it',
      () => ({
        address: authorize([], { frames: [at(stranger, '/say', { say: [ours], to: 'top' })] }),
      }),
    ],
    [
      'a message came before the sign-in began',
      () => ({
        address: authorize(),
        beside: [{ address: at(store, '/say', { say: [ours] }) }],
        early: true,
      }),
    ],
  ]
  it.each(sampled(others, 3))('when %s', async (_, scene) => {
    expect(await play(scene())).toEqual(clean)
  })

  it('and no message of a page the frame is redirected to', async () => {
    const elsewhere = at(stranger, '/say', { say: [ours], go: authorize() })
    const address = at(store, '/authorize', { go: elsewhere })
    expect(await play({ address })).toEqual(clean)
  })

  it('once: later messages are ignored', async () => {
    expect(await play({ address: authorize([genuine, { code: 'late', state }]) })).toEqual(clean)
  })
})

describe('a hidden frame in Chromium leaves nothing behind', () => {
  const leftovers = () =>
    page.evaluate(() => ({
      frames: document.querySelectorAll('iframe').length,
      listeners: window.left.listeners,
      timers: window.left.timers.size,
    }))
  const nothing = { frames: 0, listeners: 0, timers: 0 }

  it('after the server’s error', async () => {
    const address = at(store, '/authorize', { say: [{ error: 'login_required', state }] })
    const error = await page.evaluate(
      ([to, expected]) =>
        window.storefront
          .hiddenFrame()
          .open(to, expected)
          .then((answer) => answer.error),
      [address, state] as const,
    )
    expect(error).toBe('login_required')
    expect(await leftovers()).toEqual(nothing)
  })

  it('after an abort', async () => {
    const reason = await page.evaluate(
      ([to, expected]) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new Error('enough')), 50)
        return window.storefront
          .hiddenFrame()
          .open(to, expected, controller.signal)
          .catch(({ code, cause }) => [code, String(cause)])
      },
      [at(store, '/authorize', {}), state] as const,
    )
    expect(reason).toEqual(['ABORTED', 'Error: enough'])
    expect(await leftovers()).toEqual(nothing)
  })

  // Without a browser: `test/src/session/hidden-frame.test.ts`.
  longIt('after two minutes without an answer, and not before', async () => {
    // A clock that a test moves is that of every page of its window.
    await page.close()
    page = await (await open()).newPage()
    await page.clock.install({ time: 0 })
    await page.goto(app.origin)
    await page.clock.pauseAt(3_600_000)
    await page.evaluate(
      ([to, expected]) => {
        window.storefront
          .hiddenFrame()
          .open(to, expected)
          .catch((reason: Error) => {
            document.title = reason.message
          })
      },
      [at(store, '/authorize', {}), state] as const,
    )
    await page.clock.runFor(119_999)
    expect(await page.title()).toBe('')
    expect(await leftovers()).toEqual({ frames: 1, listeners: 1, timers: 1 })
    await page.clock.runFor(1)
    expect(await page.title()).toBe('OAuth flow timed out')
    expect(await leftovers()).toEqual(nothing)
  })
})

describe('a sign-in with a password in a page', () => {
  let sandbox: Sandbox
  let server: Awaited<ReturnType<Sandbox['listen']>>

  beforeAll(async () => {
    sandbox = await createSandbox({ data: 'memory', products: 3 })
    server = await sandbox.listen({ port: 0 })
  })

  afterAll(async () => {
    await server?.close()
    await sandbox?.close()
  })

  it('works across sites without cookies', async () => {
    const { clientId, member } = sandbox.site
    const outcome = await page.evaluate(
      async ({ url, id, credentials }) => {
        const { createClient, platforms, webStorage } = window.storefront
        const client = createClient({
          platform: platforms.sandbox(url),
          clientId: id,
          storage: webStorage('local'),
        })
        const { loginState } = await client.session.loginWithPassword(credentials)
        const { member: self } = await client.members.getCurrentMember()
        return {
          loginState,
          role: client.session.role,
          known: Boolean(self?.id),
          frames: document.querySelectorAll('iframe').length,
        }
      },
      { url: server.url, id: clientId, credentials: member },
    )
    expect(outcome).toEqual({ loginState: 'SUCCESS', role: 'member', known: true, frames: 0 })
    expect(await page.context().cookies([server.url, app.origin])).toEqual([])
  })

  it('fails before it creates a frame if the platform does not know the page’s origin', async () => {
    const origin = 'http://unregistered.example'
    // The browser says that it may not read the answer.
    await page.close()
    page = await (await open({}, /blocked by CORS policy/)).newPage()
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<body><script>${client}</script>` }),
    )
    await page.goto(origin)
    const { clientId, member } = sandbox.site
    const outcome = await page.evaluate(
      async ({ url, id, credentials }) => {
        let frames = 0
        new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const node of addedNodes) if (node.nodeName === 'IFRAME') frames += 1
        }).observe(document, { childList: true, subtree: true })
        const { createClient, platforms } = window.storefront
        const client = createClient({ platform: platforms.sandbox(url), clientId: id })
        const failure = await client.session
          .loginWithPassword(credentials)
          .then(({ loginState }) => loginState)
          .catch((error: Error) => error.message)
        return { failure, frames, role: client.session.role }
      },
      { url: server.url, id: clientId, credentials: member },
    )
    expect(outcome).toEqual({ failure: 'System error occurred', frames: 0, role: 'none' })
  })
})

describe('what the platform’s own page posts', () => {
  // Without a browser: `test/sandbox/people/identity/pages.test.ts`.
  longIt('is the same text for each of 63,488 code points, and never markup', async () => {
    const points = Array.from({ length: 0x10000 }, (_, point) => point)
    const text = points
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCharCode(point))
      .join('')
    const hostile = '</script><script>document.title="broken out"</script><!--'
    const answer = { text, hostile, [hostile]: 'name' }
    const body = html`<script type="application/json" id="answer">${scriptJson(answer)}</script>`
    const served = await servePages('127.0.0.1', { '/': body.markup })
    try {
      await page.goto(served.origin)
      const read: unknown = JSON.parse(
        await page.evaluate(() => document.getElementById('answer')?.textContent ?? ''),
      )
      expect(text).toHaveLength(63_488)
      expect(read).toEqual(answer)
      expect(await page.title()).toBe('')
    } finally {
      await served.close()
    }
  })
})

describe('a session in a cookie of the page', () => {
  it('is valid for this host alone, on all its paths, and not for requests of other sites', async () => {
    const held = await page.evaluate(async () => {
      const { cookieStorage, documentCookies } = window.storefront
      const storage = cookieStorage(documentCookies())
      await storage.set({
        accessToken: { value: 'access', expiresAt: 2_000_000_000 },
        refreshToken: { value: 'refresh', role: 'member' },
      })
      return await cookieStorage(documentCookies()).get()
    })
    expect(held).toMatchObject({ refreshToken: { value: 'refresh' } })
    const cookies = await page.context().cookies(app.origin)
    expect(cookies).toMatchObject([
      {
        name: '__Host-storefront-session',
        domain: 'localhost',
        path: '/',
        secure: true,
        sameSite: 'Lax',
      },
    ])
  })
})

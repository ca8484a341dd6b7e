// React Native's globals on Hermes: a language without most of the web around it.
import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build } from 'esbuild'
import type * as auth from '../../../src/auth.ts'
import type * as client from '../../../src/index.ts'

const root = resolve(import.meta.dirname, '../../..')

/** As those of `abort-controller`: without a reason, and with listeners that know no options. */
const abortControllers = `
  class AbortSignal {
    aborted = false
    listeners = new Set()
    addEventListener(_, listener) { this.listeners.add(listener) }
    removeEventListener(_, listener) { this.listeners.delete(listener) }
  }
  globalThis.AbortController = class {
    signal = new AbortSignal()
    abort() {
      if (this.signal.aborted) return
      this.signal.aborted = true
      for (const listener of this.signal.listeners) listener.call(this.signal)
    }
  }
`

/**
 * As Hermes's: `then` makes its promise with `constructor`, without a species. And as Babel compiles classes below it:
 * a new object is of the class that its prototype names.
 */
const promises = `
  const Native = globalThis.Promise
  globalThis.Promise = class Promise {
    #held
    constructor(run) {
      this.#held = new Native(run)
      Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype)
    }
    then(done, failed) {
      return new this.constructor((resolve, reject) => {
        this.#held.then(done, failed).then(resolve, reject)
      })
    }
    catch(failed) { return this.then(undefined, failed) }
    finally(done) {
      return this.then((value) => (done(), value), (reason) => { done(); throw reason })
    }
    static resolve(value) { return value instanceof Promise ? value : new Promise((done) => done(value)) }
    static reject(reason) { return new Promise((_, failed) => failed(reason)) }
    static all(values) { return new Promise((done, failed) => Native.all(values).then(done, failed)) }
  }
`

/** As React Native's since 0.80: it has no `canParse`, and its parts cannot be set. */
class ReadOnlyUrl {
  readonly #url: URL
  constructor(url: string, base?: string) {
    this.#url = new URL(url, base)
  }
  get href() {
    return this.#url.href
  }
  get protocol() {
    return this.#url.protocol
  }
  get origin() {
    return this.#url.origin
  }
  get pathname() {
    return this.#url.pathname
  }
}

/** As that of `whatwg-fetch`: responses have no stream, and redirects are followed whatever the request says. */
async function follow(url: string, { signal, ...init }: RequestInit) {
  const stop = new AbortController()
  signal?.addEventListener('abort', () => stop.abort())
  const { redirect: _, ...rest } = init
  const response = await fetch(url, { ...rest, signal: stop.signal })
  const said = await response.text()
  const { ok, status, statusText, headers } = response
  return { ok, status, statusText, headers, url: response.url, text: async () => said }
}

/** The client inside of React Native. */
export interface ReactNative {
  readonly storefront: typeof client & typeof auth
  readonly abortController: () => AbortController
}

/** What Metro makes of sources of this repository: one script, with everything they export. */
export async function bundled(sources: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: sources.map((source) => `export * from './${source}'`).join('\n'),
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'storefront',
    target: 'es2022',
    // As Babel does for Hermes: what an async function returns is a promise of the context.
    supported: { 'async-await': false },
  })
  return outputFiles[0]?.text ?? ''
}

/** @param polyfills what the app installs besides */
export async function reactNative(polyfills: object = {}): Promise<ReactNative> {
  const text = await bundled(['src/index.ts', 'src/auth.ts'])
  const context = createContext({
    setTimeout,
    clearTimeout,
    queueMicrotask,
    performance,
    console,
    Headers,
    URL: ReadOnlyUrl,
    URLSearchParams,
    TextEncoder,
    btoa,
    fetch: follow,
    navigator: { product: 'ReactNative' },
    ...polyfills,
  })
  runInContext(`globalThis.window = globalThis; ${abortControllers} ${promises}`, context)
  return {
    storefront: runInContext(`${text}; storefront`, context),
    abortController: () => runInContext('new AbortController()', context),
  }
}

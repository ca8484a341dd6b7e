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

/** @param polyfills what the app installs besides */
export async function reactNative(polyfills: object = {}): Promise<ReactNative> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export * from './src/index.ts'; export * from './src/auth.ts'`,
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'storefront',
    target: 'es2022',
  })
  const context = createContext({
    ...{ setTimeout, clearTimeout, queueMicrotask, performance, console },
    ...{ Headers, URL, URLSearchParams, TextEncoder, btoa },
    fetch: follow,
    navigator: { product: 'ReactNative' },
    ...polyfills,
  })
  runInContext(`globalThis.window = globalThis; ${abortControllers}`, context)
  return {
    storefront: runInContext(`${outputFiles[0]?.text}; storefront`, context),
    abortController: () => runInContext('new AbortController()', context),
  }
}

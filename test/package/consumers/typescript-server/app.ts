// TypeScript on a server: no types of the DOM, no React, no msw, and every declaration is checked.
import { ApiError, createClient, type Product, platforms, webStorage } from 'storefront-client'
import { cookieStorage, requestCookies, tabTransactions } from 'storefront-client/auth'
import { formatError } from 'storefront-client/errors'
import { filledAddress } from 'storefront-client/media'
import { cookieStorage as nextCookies } from 'storefront-client/next'
import * as operations from 'storefront-client/operations'
import { filter } from 'storefront-client/query'
import { createTestStore, type TestStore } from 'storefront-sandbox'

const entries = new Map<string, string>()
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
}

export const client = createClient({
  platform: platforms.wix,
  clientId: 'app',
  storage: webStorage('local'),
  transactions: tabTransactions(storage),
})
export const kept = [
  cookieStorage(requestCookies(null)),
  nextCookies({ get: () => undefined, set: () => {} }),
]
export const text = (error: unknown): string => (ApiError.is(error) ? formatError(error) : '')
export const wire: object = filter().eq('name', 'Mug').build()
export const picture = ({ media }: Product): string | undefined => {
  const image = media?.mainMedia?.image
  return image && filledAddress(image, { width: 40, height: 30 })
}
export const core = operations.createCore({ platform: platforms.wix, clientId: 'app' })
export const store: Promise<TestStore> = createTestStore()
export const handlers = async (): Promise<string[]> =>
  (await store).handlers({ all: (path) => path })

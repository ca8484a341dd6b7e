// @vitest-environment jsdom
/** Listeners hear of a stored session, also when the storage is slow. */
import { act, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  memoryStorage,
  type SessionChange,
  type TokenStorage,
  webStorage,
} from '../../../src/index.ts'
import { StorefrontProvider, useSession } from '../../../src/react/index.ts'
import { serialiseTokens } from '../../../src/session/tokens/tokens.ts'
import { localEntries } from '../support/browser-storage.ts'
import { TokenServer } from './support/token-server.ts'

/** A storage that answers later. */
const slow = (storage: TokenStorage): TokenStorage => ({
  get: async () => storage.get(),
  set: async (tokens) => storage.set(tokens),
})

const watched = (storage: TokenStorage, server = new TokenServer()) => {
  const client = server.client({ storage })
  const heard: SessionChange[] = []
  const stop = client.session.subscribe((change) => heard.push(change))
  return { client, heard, stop }
}

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10))

const found = { role: 'member', previousRole: 'none', reason: 'found' }

it('hear of no change after they have left', async () => {
  const server = new TokenServer()
  const { session } = server.client({ storage: memoryStorage(server.member()) })
  const heard: SessionChange[] = []
  let stop = () => {}
  session.subscribe(() => stop())
  stop = session.subscribe((change) => heard.push(change))
  await session.setTokens(undefined)
  await later()
  expect([session.role, heard]).toEqual(['none', []])
})

it('hear as often as they subscribed', async () => {
  const server = new TokenServer()
  const { session } = server.client({ storage: memoryStorage(server.member()) })
  const heard: SessionChange[] = []
  const listener = (change: SessionChange) => heard.push(change)
  session.subscribe(listener)
  session.subscribe(listener)()
  await session.setTokens(undefined)
  await later()
  expect(heard).toHaveLength(1)
})

describe('a member in an asynchronous storage', () => {
  it('is found by subscribing, and reported once', async () => {
    const server = new TokenServer()
    const { client, heard } = watched(slow(memoryStorage(server.member())), server)
    expect(client.session.role).toBe('none')
    await expect.poll(() => heard).toEqual([found])
    expect(client.session.role).toBe('member')
    await client.products.getProduct('p')
    await client.session.tokens()
    await later()
    expect(heard).toEqual([found])
  })

  it('is reported before the next change of the session', async () => {
    const server = new TokenServer()
    const { client, heard } = watched(slow(memoryStorage(server.member())), server)
    await client.session.logout().catch(() => {})
    await later()
    expect(heard).toEqual([found, { role: 'none', previousRole: 'member', reason: 'signed-out' }])
  })

  it('is the role after one look at the tokens', async () => {
    const server = new TokenServer()
    const { session } = server.client({ storage: slow(memoryStorage(server.member())) })
    await session.tokens()
    expect(session.role).toBe('member')
  })

  it('is shown by the hook', async () => {
    const server = new TokenServer()
    const client = server.client({ storage: slow(memoryStorage(server.member())) })
    const Who = () => <p>{useSession().role}</p>
    render(
      <StorefrontProvider client={client}>
        <Who />
      </StorefrontProvider>,
    )
    expect(screen.getByText('none')).toBeTruthy()
    await act(later)
    expect(screen.getByText('member')).toBeTruthy()
  })
})

describe('a subscriber', () => {
  it('is not notified of an empty storage', async () => {
    const { heard } = watched(slow(memoryStorage()))
    await later()
    expect(heard).toEqual([])
  })

  it('is not notified of a session that was visible from the start', async () => {
    const server = new TokenServer()
    const { client, heard } = watched(memoryStorage(server.member()), server)
    expect(client.session.role).toBe('member')
    await client.products.getProduct('p')
    await later()
    expect(heard).toEqual([])
  })

  it('is notified of a sign-out elsewhere before the first call', async () => {
    const server = new TokenServer()
    localEntries().setItem('storefront-client.session', serialiseTokens(server.member()))
    const { heard, stop } = watched(webStorage('local'), server)
    await later()
    await server
      .client({ storage: webStorage('local') })
      .session.logout()
      .catch(() => {})
    await expect
      .poll(() => heard)
      .toEqual([{ role: 'none', previousRole: 'member', reason: 'elsewhere' }])
    stop()
  })

  it('is notified of a sign-in although the storage cannot be read', async () => {
    const server = new TokenServer()
    const { client, heard } = watched(
      { get: () => Promise.reject(new Error('no')), set: async () => {} },
      server,
    )
    await client.session.setTokens(server.member())
    await later()
    expect(heard).toEqual([{ ...found, reason: 'set' }])
  })
})

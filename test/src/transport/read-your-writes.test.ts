/** Reads after own writes: which host a read goes to. */
import { describe, expect, it, vi } from 'vitest'
import { createClient, type SessionClientOptions } from '../../../src/index.ts'
import { clientId } from '../support/client.ts'

/** A client whose platform has two hosts, and the hosts its calls went to. */
const watched = (options: Partial<SessionClientOptions> = {}) => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const hosts: string[] = []
  const client = createClient({
    platform: {
      name: 'two hosts',
      mainHost: 'https://main.example',
      readHost: 'https://read.example',
      mediaHost: 'https://media.example/',
      publicPath: () => '',
    },
    clientId,
    fetch: async (url) => {
      const { host, pathname } = new URL(url)
      if (pathname !== '/oauth2/token') {
        hosts.push(host.split('.')[0] ?? '')
        return Response.json({})
      }
      return Response.json({ access_token: 'a', refresh_token: 'r', expires_in: 36_000 })
    },
    ...options,
  })
  return {
    hosts,
    client,
    read: (readYourWrites?: number) =>
      client.carts.getCart('c', readYourWrites === undefined ? {} : { readYourWrites }),
    write: (readYourWrites?: number) =>
      client.carts.createCart({}, readYourWrites === undefined ? {} : { readYourWrites }),
  }
}

describe('a read', () => {
  it('goes to the read-only host, even after a write, by default', async () => {
    const { hosts, read, write } = watched()
    await read()
    await write()
    await read()
    expect(hosts).toEqual(['read', 'main', 'read'])
  })

  it('goes to the main host for the configured time after a write', async () => {
    const { hosts, read, write } = watched({ readYourWrites: 5000 })
    await read()
    await write()
    vi.advanceTimersByTime(4999)
    await read()
    vi.advanceTimersByTime(1)
    await read()
    expect(hosts).toEqual(['read', 'main', 'main', 'read'])
  })

  it('is not affected by token requests, which change nothing that reads show', async () => {
    const { hosts, client, read } = watched({ readYourWrites: 5000 })
    await read()
    await read()
    await client.tokens.token({ clientId, grantType: 'authorization_code', code: 'c' })
    await client.tokens.revokeRefreshToken({ token: 'r' })
    await read()
    expect(hosts.filter((host) => host !== undefined)).toEqual(['read', 'read', 'main', 'read'])
  })

  it('follows the write’s own option, which no later write shortens', async () => {
    const { hosts, read, write } = watched()
    await write(5000)
    await write()
    vi.advanceTimersByTime(4000)
    await read()
    vi.advanceTimersByTime(1000)
    await read()
    expect(hosts).toEqual(['main', 'main', 'main', 'read'])
  })

  it('may override the option', async () => {
    const { hosts, read, write } = watched({ readYourWrites: 5000 })
    await write()
    await read(0)
    vi.advanceTimersByTime(6000)
    await read(7000)
    await read()
    expect(hosts).toEqual(['main', 'read', 'main', 'read'])
  })

  it('follows a failed write, which may have been applied', async () => {
    const { hosts, client, read } = watched({ readYourWrites: 5000, retries: 0 })
    const end = new AbortController()
    end.abort()
    await client.carts.createCart({}, { headers: { 'x-y': 'z' } })
    await client.carts.createCart({}, { signal: end.signal }).safe()
    await read()
    expect(hosts).toEqual(['main', 'main'])
  })

  it('is not affected by token operations, which change nothing that reads show', async () => {
    const { hosts, client, read } = watched({ readYourWrites: 5000 })
    await read()
    await client.tokens.token({ clientId, grantType: 'anonymous' })
    await client.tokens.revokeRefreshToken({ token: 'r' })
    await read()
    expect(hosts).toEqual(['read', 'main', 'read'])
  })
})

// The shop's own server, given requests that no browser sends, or only a hostile page's.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtShop } from '../../../scripts/built-apps.ts'
import { freePort } from '../../../scripts/free-port.ts'

const root = resolve(import.meta.dirname, '../../..')
let folder: string
let port: number
let server: ChildProcess

beforeAll(async () => {
  const build = await builtShop(root)
  // In the repository, for its packages.
  folder = mkdtempSync(join(root, '.cache/serve-'))
  copyFileSync(join(root, 'examples/storefront/serve.js'), join(folder, 'serve.js'))
  symlinkSync(build, join(folder, 'build'))
  port = await freePort()
  server = spawn(process.execPath, ['serve.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), STOREFRONT_PLATFORM: 'http://127.0.0.1:1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  if (server.stdout) await once(server.stdout, 'data')
})
afterAll(() => {
  server.kill()
  rmSync(folder, { recursive: true })
})

/** The first line of the response to a request that `fetch` would not send; empty where the connection breaks. */
const send = async (line: string, headers: Readonly<Record<string, string>> = {}) => {
  const sent = { host: 'shop.example', connection: 'close', ...headers }
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`)
  const socket = connect(port, '127.0.0.1')
  socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n`)
  return (await text(socket).catch(() => '')).split('\r\n')[0]
}

it.each([
  ['TRACE /shop/', {}],
  ['GET //', {}],
  ['GET /shop/robots.txt', { host: '[' }],
  ['OPTIONS *', {}],
])('outlives %s %o', async (line, headers) => {
  expect(await send(line, headers)).toMatch(/^HTTP\/1\.1 40[04]/)
  expect(await send('GET /shop/robots.txt')).toBe('HTTP/1.1 200 OK')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'takes no form of another site at %s',
  async (start) => {
    const headers = {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '0',
    }
    expect(await send('POST /shop/sign-out', headers)).toBe('HTTP/1.1 403 Forbidden')
    expect(await send(`POST ${start}/shop/sign-out`, headers)).toBe('HTTP/1.1 404 Not Found')
  },
)

// The shop's own server, given requests that no browser sends, or only a hostile page's.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtShop } from '../../../scripts/built-apps.ts'
import { freePort } from '../../setup/free-port.ts'

const root = resolve(import.meta.dirname, '../../..')
let folder: string
let port: number
let server: ChildProcess

const start = async (port: number): Promise<ChildProcess> => {
  const started = spawn(process.execPath, ['serve.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), STOREFRONT_PLATFORM: 'http://127.0.0.1:1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(started.stdout, 'data')
  return started
}

beforeAll(async () => {
  const build = await builtShop(root)
  // In the repository, for its packages.
  folder = mkdtempSync(join(root, '.cache/serve-'))
  copyFileSync(join(root, 'examples/storefront/serve.js'), join(folder, 'serve.js'))
  symlinkSync(build, join(folder, 'build'))
  port = await freePort()
  server = await start(port)
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

/** Whether a server listens there. */
const connects = (at: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(at, '127.0.0.1', () => done(true))
    socket.on('error', () => done(false)).on('connect', () => socket.destroy())
  })

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

it('answers what is under way when it is stopped', async () => {
  const own = await freePort()
  const stopped = await start(own)
  const ended = once(stopped, 'exit')
  const socket = connect(own, '127.0.0.1')
  socket.write(
    'POST /shop/recover HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\nconnection: close\r\n',
  )
  socket.write('content-type: application/x-www-form-urlencoded\r\nexpect: 100-continue\r\n\r\n')
  // It has begun to read the form.
  await once(socket, 'data')
  stopped.kill('SIGTERM')
  await expect.poll(() => connects(own)).toBe(false)
  const answered = text(socket)
  socket.write('email=a%40')
  expect(await answered).toContain('HTTP/1.1 503')
  expect((await ended)[0]).toBe(0)
})

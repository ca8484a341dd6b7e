/** A port that closes answers what it has received, on connections that take nothing more. */
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { listen } from '../../../../sandbox/web/http/listen.ts'

it('a closing port sends its last answers with an end to their connections', async () => {
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  const app = vi.fn(async () => {
    await answering
    return new Response('{}')
  })
  const port = await listen(app, { port: 0 })
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const asked = new Promise<IncomingMessage>((resolve) => {
    get(port.url, { agent }, resolve)
  })
  await vi.waitFor(() => expect(app).toHaveBeenCalled())
  const closed = port.close()
  answer()
  const { statusCode, headers } = await asked
  expect([statusCode, headers.connection]).toEqual([200, 'close'])
  await closed
})

it('a closing port answers what has arrived and is not yet read', async () => {
  const port = await listen(async () => new Response('{}'), { port: 0 })
  const socket = connect(Number(new URL(port.url).port), '127.0.0.1')
  const request = 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(request)
  await vi.waitFor(() => expect(received).toContain('{}'))
  const ended = once(socket, 'close')
  // In the buffer of the system, before the server's next turn.
  socket.write(request)
  await port.close()
  await ended
  expect(received.match(/^connection: .*$/gim)).toEqual([
    'Connection: keep-alive',
    'connection: close',
  ])
})

it('a closing port ends a connection that has not asked for anything, as a browser opens in advance', async () => {
  const port = await listen(async () => new Response('{}'), { port: 0 })
  const socket = connect(Number(new URL(port.url).port), '127.0.0.1')
  await once(socket, 'connect')
  // A later connection is answered: the server knows of the earlier one.
  await (await fetch(port.url)).text()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const ended = once(socket.resume(), 'close')
  // No time passes, and with it no patience with running requests.
  await port.close()
  await ended
})

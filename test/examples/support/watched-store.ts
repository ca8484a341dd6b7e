/** A store behind a proxy that sees each request, and may drop its response. */
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { createSandbox, type Sandbox } from '../../../sandbox/composition/sandbox.ts'

/** The fate of a request. */
export type Fate = 'answered' | 'unanswered' | 'unavailable'

/** A store that a test watches. */
export interface WatchedStore {
  readonly sandbox: Sandbox
  /** The shop's address. */
  readonly url: string
  /** Decides over each write: `unanswered` ones are applied, but the response is lost. */
  fateOf: () => Fate
  close(): Promise<void>
}

export async function watchStore(products: number): Promise<WatchedStore> {
  const sandbox = await createSandbox({ data: 'memory', products })
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming
    const isRead = method === 'GET' || /\/query(?:-|$)/.test(url)
    const fate = isRead ? 'answered' : store.fateOf()
    if (fate === 'unavailable') {
      outgoing.writeHead(503, { 'retry-after': '0' }).end('{}')
      return
    }
    const body = await buffer(incoming)
    const answer = await sandbox.fetch(
      new Request(new URL(url, store.url), {
        method,
        headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
          typeof value === 'string' ? [[name, value]] : [],
        ),
        ...(body.length > 0 && { body }),
      }),
    )
    const text = Buffer.from(await answer.arrayBuffer())
    if (fate === 'unanswered') return void outgoing.destroy()
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const store: WatchedStore = {
    sandbox,
    url: `http://127.0.0.1:${port}`,
    fateOf: () => 'answered',
    close: async () => {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
  return store
}

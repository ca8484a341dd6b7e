/** A free port, for a program that cannot choose one itself. */
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A currently unused port. Rejects when there is none. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await once(probe.close(), 'close')
  if (typeof address !== 'object' || address === null) throw new Error('No port')
  return address.port
}

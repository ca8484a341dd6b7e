/** A pooler between the sandbox and its server, and whether prepared statements survive it. */
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/**
 * True behind a pooler that gives the server's connections to others after each transaction and leaves the names of
 * prepared statements as they are: one client's statement is then missing where it is run next, or another's is there.
 *
 * @param client a connection that has prepared nothing yet
 * @param connect opens a second one
 */
export async function losesStatements(
  client: Client,
  connect: () => Promise<Client>,
): Promise<boolean> {
  // A pooler answers for the server with a process number of its own making.
  if ('processID' in client && client.processID === (await backendOf(client))) return false
  if (await isRenamed(client)) return false
  return sharesBackends(client, await connect())
}

/** Poolers that keep prepared statements give them names of their own on the server. */
async function isRenamed(client: Client): Promise<boolean> {
  const name = `probe_${randomUUID().replaceAll('-', '')}`
  await client.query('begin')
  await client.query({ name, text: 'select 1' })
  const { rows } = await client.query('select from pg_prepared_statements where name = $1', [name])
  if (rows.length > 0) await client.query(`deallocate ${name}`)
  await client.query('commit')
  return rows.length === 0
}

/**
 * Whether two clients are seen on one backend, or one on two. An idle backend is given to the next transaction either
 * as the one that was used last or as the one that was not used longest: both show in this order.
 */
async function sharesBackends(one: Client, other: Client): Promise<boolean> {
  const seen = new Map<Client, number>()
  for (const client of [one, one, other, other, one]) {
    const backend = await backendOf(client)
    if ((seen.get(client) ?? backend) !== backend) return true
    seen.set(client, backend)
  }
  return seen.get(one) === seen.get(other)
}

async function backendOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ backend: number }>('select pg_backend_pid() as backend')
  return rows[0]?.backend ?? 0
}

/** Detects a pooler in front of the server that breaks prepared statements. */
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'

/**
 * True behind a transaction-mode pooler that does not rename prepared statements: a client's statement is then missing
 * on the next backend, or collides with another's.
 *
 * @param client a connection without prepared statements
 * @param connect opens a second one
 */
export async function losesStatements(
  client: Client,
  connect: () => Promise<Client>,
): Promise<boolean> {
  // A pooler reports a made-up process id.
  if ('processID' in client && client.processID === (await backendOf(client))) return false
  if (await isRenamed(client)) return false
  return sharesBackends(client, await connect())
}

/** Poolers with support for prepared statements rename them on the server. */
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
 * Whether two clients share a backend, or one switches. Poolers pick idle backends either LIFO or FIFO: this order
 * reveals both.
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

/**
 * A site as a file: a line that says what it is, then a line of JSON for each row. Sign-ins, mails and
 * keys stay where they are: a file is passed on. Passwords are in it as the database has them, hashed.
 */

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { fieldsOf, isRecord } from '../../../src/values/json.ts'
import { isPasswordHash } from '../../people/identity/passwords.ts'
import { ApplicationError, refusedField, type ValidationError } from '../../platform/errors.ts'
import { sqlState } from '../../platform/sql-state.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { assertFlat } from '../../web/http/body.ts'
import type { Platform } from '../context.ts'
import { contentTables, exportedColumns, fillTable, replaceContent, rowAsJson } from './content.ts'
import { retiredColumns, type SiteTable } from './tables.ts'

/** The first line of a file says so. */
const format = 'storefront-sandbox site'
const version = 1

/** Secrets, sign-ins and mails. */
const excludedFromExport: readonly string[] = [
  ...['access_tokens', 'refresh_tokens', 'token_families', 'session_tokens'],
  ...['authorization_codes', 'device_codes', 'redirect_sessions'],
  ...['verifications', 'recovery_tokens'],
  ...['signing_keys', 'idempotency_keys', 'sign_in_failures', 'mails'],
]

/** A larger site is not brought into one file. In bytes. */
const largest = 512 * 1024 * 1024

/** Rows per statement. */
const batch = 1000

type Place = Pick<Platform, 'database' | 'transaction' | 'site' | 'clock'>

/** The site as the text of a file: all of it is of one moment. */
export async function exportSite(place: Place): Promise<Uint8Array<ArrayBuffer>> {
  const { site, transaction, clock } = place
  return transaction(async (handle) => {
    const parts: Buffer[] = []
    let size = 0
    const add = (line: unknown) => {
      const part = Buffer.from(`${JSON.stringify(line)}\n`)
      parts.push(part)
      size += part.length
      if (size > largest) {
        throw new ApplicationError(
          413,
          'PAYLOAD_TOO_LARGE',
          `The store is larger than ${largest / 1024 / 1024} MB: stop it and copy its folder instead.`,
        )
      }
    }
    add({ format, version, exportedDate: clock.now() })
    for (const table of portableTables) {
      const cursor = sql.id('export_rows')
      await sql`
        declare ${cursor} cursor for select ${rowAsJson(table)} as content
        from ${sql.table(table.name)} where site_id = ${site}
      `.execute(handle)
      for (;;) {
        const { rows } = await sql<{ content: unknown }>`
          fetch forward ${sql.lit(batch)} from ${cursor}`.execute(handle)
        for (const { content } of rows) add({ table: table.name, row: withoutKeys(table, content) })
        if (rows.length < batch) break
      }
      await sql`close ${cursor}`.execute(handle)
    }
    add({ end: digestOf(parts) })
    return new Uint8Array(Buffer.concat(parts))
  }, 'repeatable read')
}

/**
 * Makes the site what a file says, all of it or nothing. The site keeps its own client id and API key;
 * sign-ins end, and the outbox is emptied. Throws a ValidationError for what is no such file, or not a whole one.
 */
export async function importSite(place: Place, file: Uint8Array | string): Promise<void> {
  const { site, transaction } = place
  const rows = readFile(typeof file === 'string' ? file : Buffer.from(file).toString())
  await transaction(async (handle) => {
    assertKnown(rows)
    await replaceContent(handle, site, async (keys) => {
      for (const table of portableTables) {
        const ofTable = rows.get(table.name) ?? []
        for (let at = 0; at < ofTable.length; at += batch) {
          const part = JSON.stringify(
            ofTable
              .slice(at, at + batch)
              .map((row) => (table.name === 'sites' ? { ...row, ...keys } : row)),
          )
          const selected = sql`select value as content from jsonb_array_elements(${part}::jsonb)`
          await fillTable(handle, table, site, selected)
        }
      }
    })
  }).catch((error: unknown) => {
    // Rows that were changed by hand and no longer fit the tables.
    if (/^2[23]/.test(sqlState(error) ?? '')) throw noFile('holds rows that do not fit together')
    throw error
  })
}

const portableTables = contentTables.filter(({ name }) => !excludedFromExport.includes(name))

/** The keys of a site are the site's own. */
function withoutKeys({ name }: SiteTable, row: unknown): unknown {
  if (name !== 'sites') return row
  const { client_id: _client, api_key: _key, ...rest } = fieldsOf(row)
  return rest
}

function readFile(text: string): ReadonlyMap<string, Record<string, unknown>[]> {
  // Git may have turned the line ends into those of Windows; the digest is of the file as it was exported.
  const lines = text.split(/\r?\n/)
  if (lines.pop() !== '') throw noFile('ends within a line')
  const read = lines.map((line) => {
    assertFlat(line, { field: '', name: 'The file' })
    const value = parsedJson(line)
    if (value === undefined) throw noFile('holds a line that is not JSON')
    return fieldsOf(value)
  })
  const first = read[0]
  if (first?.format !== format) throw noFile('is not an exported store')
  if (first.version !== version)
    throw noFile(`is of version ${String(first.version)}, not ${version}`)
  const last = read.at(-1)
  const end = digestOf(lines.slice(0, -1).map((line) => Buffer.from(`${line}\n`)))
  if (last?.end !== end) throw noFile('is not whole, or was changed')
  const rows = new Map<string, Record<string, unknown>[]>()
  for (const { table, row } of read.slice(1, -1)) {
    if (typeof table !== 'string' || !isRecord(row)) throw noFile('holds a line that is no row')
    const ofTable = rows.get(table) ?? []
    ofTable.push(row)
    rows.set(table, ofTable)
  }
  if (rows.get('sites')?.length !== 1) throw noFile('does not hold one store')
  return rows
}

/** Refuses rows of tables that no file holds, values of columns that there are not, and passwords that cannot be compared. */
function assertKnown(rows: ReadonlyMap<string, readonly Record<string, unknown>[]>): void {
  for (const [name, ofTable] of rows) {
    const table = portableTables.find((one) => one.name === name)
    if (table === undefined)
      throw noFile(`holds rows of ${shown(name)}, which is no table of a store`)
    const known = new Set([...exportedColumns(table), ...(retiredColumns[name] ?? [])])
    for (const row of ofTable) {
      const unknown = Object.keys(row).find((column) => !known.has(column))
      if (unknown === undefined) continue
      throw noFile(`holds a column ${shown(unknown)}, which ${name} does not have`)
    }
  }
  for (const { password_hash: hash } of rows.get('members') ?? []) {
    if (typeof hash !== 'string' || isPasswordHash(hash)) continue
    throw noFile('holds a member whose password hash the sandbox cannot compare with')
  }
}

/** A name of the file, short enough for a sentence. */
function shown(name: string): string {
  return JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name)
}

function digestOf(parts: readonly Buffer[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

function noFile(why: string): ValidationError {
  return refusedField('', 'FORMAT', `The file ${why}`)
}

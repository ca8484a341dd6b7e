/**
 * A site as a file: a header line, then a line of JSON per row. Files are shared, so sessions, mails and
 * keys are excluded; passwords are included as hashes.
 */

import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { fieldsOf, isRecord } from '../../../src/values/json.ts'
import { isPasswordHash } from '../../people/identity/passwords.ts'
import { ApplicationError, refusedField, type ValidationError } from '../../platform/errors.ts'
import { sqlState } from '../../platform/sql-state.ts'
import { parsedJson } from '../../platform/value-at.ts'
import { largestFile } from '../../web/developer/tools.ts'
import { assertFlat } from '../../web/http/body.ts'
import type { Platform } from '../context.ts'
import { correctRows } from '../database/migrate.ts'
import { contentTables, exportedColumns, fillTable, replaceContent, rowAsJson } from './content.ts'
import { retiredColumns, type SiteTable } from './tables.ts'

/** The format's name in the header. */
const format = 'storefront-sandbox site'
const version = 1

/** Secrets, sessions and mails. */
const excludedFromExport: readonly string[] = [
  ...['access_tokens', 'refresh_tokens', 'token_families', 'session_tokens'],
  ...['authorization_codes', 'device_codes', 'redirect_sessions'],
  ...['verifications', 'recovery_tokens'],
  ...['signing_keys', 'idempotency_keys', 'sign_in_failures', 'mails'],
]

/** Rows per statement. */
const batch = 1000

type Place = Pick<Platform, 'database' | 'transaction' | 'site' | 'clock'>

/** The site as a file, from one snapshot. */
export async function exportSite(place: Place): Promise<Uint8Array<ArrayBuffer>> {
  const { site, transaction, clock } = place
  return transaction(async (handle) => {
    const parts: Buffer[] = []
    let size = 0
    const add = (line: unknown) => {
      const part = Buffer.from(`${JSON.stringify(line)}\n`)
      parts.push(part)
      size += part.length
      if (size > largestFile) {
        throw new ApplicationError(
          413,
          'PAYLOAD_TOO_LARGE',
          `The store is larger than ${largestFile / 1024 / 1024} MB: stop it and copy its folder instead.`,
        )
      }
    }
    add({ format, version, exportedDate: clock.now() })
    for (const table of portableTables) {
      const cursor = sql.id('export_rows')
      await sql`
        declare ${cursor} cursor for select ${rowAsJson(table)} as content
        from ${sql.table(table.name)} where site_id = ${site} order by ${sql.join(orderOf(table))}
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
 * Replaces the site by a file, atomically. The site keeps its own client id and API key; sessions end, and
 * the outbox is cleared. Throws a ValidationError for an invalid or truncated file.
 */
export async function importSite(place: Place, file: Uint8Array | string): Promise<void> {
  const { site, transaction } = place
  const rows = readFile(typeof file === 'string' ? file : new TextDecoder().decode(file))
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
      await correctRows(handle)
    })
  }).catch((error: unknown) => {
    // Rows edited by hand that no longer fit the tables.
    if (/^2[23]/.test(sqlState(error) ?? '')) throw noFile('holds inconsistent rows')
    throw error
  })
}

const portableTables = contentTables.filter(({ name }) => !excludedFromExport.includes(name))

/** By the columns of the primary key: a store and its copy are exported alike. */
function orderOf({ columns }: SiteTable): RawBuilder<unknown>[] {
  const keys = ['site_id', 'product_id', 'variant_id', 'id']
  return columns.filter((column) => keys.includes(column)).map((column) => sql.ref(column))
}

/** Exported sites omit their keys. */
function withoutKeys({ name }: SiteTable, row: unknown): unknown {
  if (name !== 'sites') return row
  const { client_id: _client, api_key: _key, ...rest } = fieldsOf(row)
  return rest
}

function readFile(text: string): ReadonlyMap<string, Record<string, unknown>[]> {
  // Git may have converted line ends to CRLF; the digest is of the original.
  const lines = text.split(/\r?\n/)
  if (lines.pop() !== '') throw noFile('ends in the middle of a line')
  const read = lines.map((line) => {
    assertFlat(line)
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
  if (last?.end !== end) throw noFile('is incomplete or was changed')
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

/** Refuses excluded tables, unknown columns, values that no response can hold, and invalid password hashes. */
function assertKnown(rows: ReadonlyMap<string, readonly Record<string, unknown>[]>): void {
  for (const [name, ofTable] of rows) {
    const table = portableTables.find((one) => one.name === name)
    if (table === undefined)
      throw noFile(`holds rows of ${shown(name)}, which is no table of a store`)
    const known = new Set([...exportedColumns(table), ...(retiredColumns[name] ?? [])])
    for (const row of ofTable) {
      for (const [column, value] of Object.entries(row)) {
        if (!known.has(column))
          throw noFile(`holds a column ${shown(column)}, which ${name} does not have`)
        if (typeof value === 'string' && isSpecial(table, column, value))
          throw noFile(`holds an invalid ${column} in a row of ${name}: ${shown(value)}`)
      }
    }
  }
  for (const { password_hash: hash } of rows.get('members') ?? []) {
    if (typeof hash !== 'string' || isPasswordHash(hash)) continue
    throw noFile('holds a member whose password hash the sandbox cannot compare with')
  }
}

/** Texts that PostgreSQL reads as special values: `NaN`, infinities, and years of other than four digits. */
function isSpecial({ decimals, moments }: SiteTable, column: string, text: string): boolean {
  return (
    decimals.includes(column) || (moments.includes(column) && !/^\d{4}-[-\d:.+TZ ]+$/.test(text))
  )
}

/** A text from the file, truncated for messages. */
function shown(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}

function digestOf(parts: readonly Buffer[]): string {
  const digest = createHash('sha256')
  for (const part of parts) digest.update(part)
  return digest.digest('hex')
}

function noFile(why: string): ValidationError {
  return refusedField('file', 'FORMAT', why)
}

/** The outcomes of requests with an idempotency key. */
import { type Columns, integer, moment, text } from '../columns.ts'

/** Actions that were named by a key, with their answers. */
export const idempotencyKeys = {
  site_id: text,
  /** SHA-256 of caller, method, path and key. */
  action: text,
  /** SHA-256 of the request. */
  request: text,
  status: integer,
  /** The answer's JSON, letter by letter. */
  answer: text,
  created_date: moment,
} satisfies Columns

/** The tables of idempotency keys. */
export const idempotencyTables = {
  idempotency_keys: idempotencyKeys,
}

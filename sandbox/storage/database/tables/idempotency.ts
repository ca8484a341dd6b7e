/** What became of actions that their callers named by a key. */

export interface IdempotencyKeysTable {
  site_id: string
  /** SHA-256 of caller, method, path and key. */
  action: string
  /** SHA-256 of what was sent. */
  request: string
  status: number
  /** The answer's JSON, letter by letter. */
  answer: string
  created_date: Date
}

/** The tables of idempotency keys. */
export interface IdempotencyTables {
  idempotency_keys: IdempotencyKeysTable
}

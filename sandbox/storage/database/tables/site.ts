/** Tables of sites: credentials, keyed actions, and snapshots. */
import {
  type Columns,
  filled,
  integer,
  jsonOf,
  largeInteger,
  moment,
  orNull,
  text,
} from '../columns.ts'

/** The tables of sites. */
export const siteTables = {
  /** A store. `api_key` is the key of trusted servers: local, fixed and printed at start. */
  sites: {
    site_id: text,
    name: text,
    client_id: text,
    api_key: text,
    /** The ISO 4217 currency of every price. */
    currency: text,
    /** The seed and its time: a second start finds the store seeded. */
    seed: largeInteger,
    created_date: moment,
    /** The seeded number of products; null before this was recorded. */
    products: orNull(integer),
    /** The number of openings with seeded ids. */
    openings: filled(integer, '0'),
  },
  /** Keyed actions with their answers. */
  idempotency_keys: {
    site_id: text,
    /** SHA-256 of caller, method, path and key. */
    action: text,
    /** SHA-256 of the request. */
    request: text,
    status: integer,
    /** The answer's JSON, byte for byte. */
    answer: text,
    /** The next tag of what a conditional change changed. */
    etag: orNull(text),
    created_date: moment,
  },
  snapshots: {
    site_id: text,
    name: text,
    created_date: moment,
  },
  /** Rows of the tables in a snapshot, in order of restoration. */
  snapshot_rows: {
    site_id: text,
    name: text,
    position: largeInteger,
    table_name: text,
    content: jsonOf<unknown>(),
  },
} satisfies Record<string, Columns>

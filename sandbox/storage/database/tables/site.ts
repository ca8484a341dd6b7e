/** Tables of the sites themselves: who may call one and with what, what it answered by a key, and its snapshots. */
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
  /** A store. `api_key` is the key of trusted servers; it is local, fixed and printed at start. */
  sites: {
    site_id: text,
    name: text,
    client_id: text,
    api_key: text,
    /** ISO 4217; every price of the site is in it. */
    currency: text,
    /** The number the seed was drawn from, and when: a second start finds the store already there. */
    seed: largeInteger,
    created_date: moment,
    /** How many products it was drawn with; null for one drawn before this was kept. */
    products: orNull(integer),
    /** The number of openings with seeded ids. */
    openings: filled(integer, '0'),
  },
  /** Actions that were named by a key, with their answers. */
  idempotency_keys: {
    site_id: text,
    /** SHA-256 of caller, method, path and key. */
    action: text,
    /** SHA-256 of the request. */
    request: text,
    status: integer,
    /** The answer's JSON, letter by letter. */
    answer: text,
    created_date: moment,
  },
  /** Snapshots by their names. */
  snapshots: {
    site_id: text,
    name: text,
    created_date: moment,
  },
  /** Rows of the tables that a snapshot holds, in the order in which they are put back. */
  snapshot_rows: {
    site_id: text,
    name: text,
    position: largeInteger,
    table_name: text,
    content: jsonOf<unknown>(),
  },
} satisfies Record<string, Columns>

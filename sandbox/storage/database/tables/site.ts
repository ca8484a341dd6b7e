/** The site itself: who may call it and with what. One row per site. */
import { type Columns, filled, integer, largeInteger, moment, orNull, text } from '../columns.ts'

/** A store. `api_key` is the key of trusted servers; it is local, fixed and printed at start. */
const sites = {
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
} satisfies Columns

/** The tables of sites. */
export const siteTables = {
  sites,
}

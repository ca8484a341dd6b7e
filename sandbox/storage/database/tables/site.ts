/** The site itself: who may call it and with what. One row per site. */

import type { Generated } from 'kysely'

/** A store. `api_key` is what a trusted server sends; it is local, fixed and printed at start. */
export interface SiteTable {
  site_id: string
  name: string
  client_id: string
  api_key: string
  /** ISO 4217; every price of the site is in it. */
  currency: string
  /** The number the seed was drawn from, and when: a second start finds the store already there. */
  seed: number
  created_date: Date
  /** How many products it was drawn with; null for one drawn before this was kept. */
  products: number | null
  /** How often it was opened with ids that repeat. */
  openings: Generated<number>
}

/** The tables of sites. */
export interface SiteTables {
  sites: SiteTable
}

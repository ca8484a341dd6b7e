/** The site itself: who may call it and with what. One row per site. */

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
}

/** The tables of sites. */
export interface SiteTables {
  sites: SiteTable
}

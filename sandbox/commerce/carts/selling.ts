/** The site's selling settings. */

import { sql } from 'kysely'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow, putRow } from '../../storage/database/site-rows.ts'
import type { SellingDocument } from '../rules/documents/selling.ts'

/** The defaults: no shipping regions, taxes or services. */
const nothingSold: SellingDocument = {
  acceptsPayments: true,
  regions: [],
  carriers: [],
  taxRegions: [],
  taxGroups: [],
  fees: [],
  discountRules: [],
  services: [],
}

/** The selling settings of a site: regions, carriers, taxes, fees, discounts and services. */
export async function readSelling(store: SiteStore): Promise<SellingDocument> {
  return (await findRow(store, 'selling', {}))?.doc ?? nothingSold
}

/** Updates some of the settings, in one statement: others may be changed at the same time. */
export async function changeSelling(store: SiteStore, change: Partial<SellingDocument>) {
  const merged = sql`selling.doc || ${json(change)}`
  await putRow(store, 'selling', {}, { doc: json({ ...nothingSold, ...change }) }, { doc: merged })
}

/** The site's selling settings: read for every estimate, changed by the owner. */

import type { NewRow } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { SiteStore } from '../../storage/database/schema.ts'
import { findRow } from '../../storage/database/site-rows.ts'
import type { selling } from '../../storage/database/tables/selling.ts'
import type { SellingDocument } from '../rules/documents/selling.ts'

/** A site that sells nothing but its goods, nowhere. */
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

/** The rules that a site sells by: regions, carriers, taxes, fees, discounts and services. */
export async function readSelling(store: SiteStore): Promise<SellingDocument> {
  return (await findRow(store, 'selling', {}))?.doc ?? nothingSold
}

/** Updates some of the settings; the rest stays as it is. */
export async function changeSelling(
  store: SiteStore,
  change: Partial<SellingDocument>,
): Promise<void> {
  const doc = json({ ...(await readSelling(store)), ...change })
  const { database, site } = store
  await database
    .insertInto('selling')
    .values({ site_id: site, doc } satisfies NewRow<typeof selling>)
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ doc }))
    .execute()
}

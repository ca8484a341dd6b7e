/** The site's selling settings: read for every estimate, changed by the owner. */

import type { NewRow } from '../../storage/database/columns.ts'
import { json } from '../../storage/database/json.ts'
import type { DatabaseHandle } from '../../storage/database/schema.ts'
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
export async function readSelling(
  database: DatabaseHandle,
  site: string,
): Promise<SellingDocument> {
  const row = await database
    .selectFrom('selling')
    .select('doc')
    .where('site_id', '=', site)
    .executeTakeFirst()
  return row?.doc ?? nothingSold
}

/** Updates some of the settings; the rest stays as it is. */
export async function changeSelling(
  database: DatabaseHandle,
  site: string,
  change: Partial<SellingDocument>,
): Promise<void> {
  const doc = json({ ...(await readSelling(database, site)), ...change })
  await database
    .insertInto('selling')
    .values({ site_id: site, doc } satisfies NewRow<typeof selling>)
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet({ doc }))
    .execute()
}

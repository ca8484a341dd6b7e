/** The selling settings of a store that several processes share. */
import { expect, it } from 'vitest'
import { changeSelling, readSelling } from '../../../../sandbox/commerce/carts/selling.ts'
import { engines } from '../../storage/engines.ts'

it.each(engines())('keep every one of concurrent partial changes, on $name', async ({ open }) => {
  const { storage, discard } = await open()
  const store = { database: storage.database, site: 'site' }
  for (const country of ['DE', 'US', 'FR']) {
    const changes = [
      { acceptsPayments: country === 'US' },
      { businessAddress: { country } },
      { services: [] },
    ]
    await Promise.all(changes.map((change) => changeSelling(store, change)))
    expect(await readSelling(store)).toMatchObject(Object.assign({}, ...changes))
  }
  await discard()
})

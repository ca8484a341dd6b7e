/** Rows of a site are written by the names of their columns. */
import { expect, it } from 'vitest'
import { addRows, changeRows, findRows } from '../../../sandbox/storage/database/site-rows.ts'
import { engines } from './engines.ts'

it.each(engines())('fields in another order reach their columns: $name', async ({ open }) => {
  const { storage, discard } = await open()
  try {
    const store = { database: storage.database, site: 'site' }
    const until_date = new Date('2026-01-01T00:00:00.000Z')
    await addRows(
      store,
      'sign_in_failures',
      { subject: 'two', failures: 2, until_date },
      { until_date, failures: 1, subject: 'one' },
    )
    expect(await findRows(store, 'sign_in_failures', {}, undefined, 'subject')).toMatchObject([
      { subject: 'one', failures: 1, until_date },
      { subject: 'two', failures: 2, until_date },
    ])
    // What is undefined stays as it was.
    await changeRows(
      store,
      'sign_in_failures',
      { subject: 'one' },
      { failures: 3, until_date: undefined },
    )
    expect(await findRows(store, 'sign_in_failures', { subject: 'one' })).toMatchObject([
      { failures: 3, until_date },
    ])
  } finally {
    await discard()
  }
})

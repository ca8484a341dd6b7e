/** The console's database of records under change. */
import type { Page } from 'playwright-core'

/** The store of records, in the page. */
const records = (page: Page) =>
  page.evaluateHandle(async () => {
    const open = indexedDB.open('storefront-console-jobs')
    await new Promise((resolve) => {
      open.onsuccess = resolve
    })
    /** Does one thing with the records. */
    return async <Result>(work: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> => {
      const request = work(open.result.transaction('records', 'readwrite').objectStore('records'))
      await new Promise((resolve) => {
        request.onsuccess = resolve
      })
      return request.result
    }
  })

/** Puts one there, as a bulk edit does. */
export async function keepRecord(page: Page): Promise<void> {
  const using = await records(page)
  await using.evaluate((use) => use((store) => store.put({ id: 'mug' }, ['job', 0])))
}

/** How many there are. */
export async function keptRecords(page: Page): Promise<number> {
  const using = await records(page)
  return using.evaluate((use) => use((store) => store.count()))
}

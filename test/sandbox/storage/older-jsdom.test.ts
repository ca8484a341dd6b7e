// @vitest-environment jsdom
/** A store that a new machine generates in the jsdom of Jest, whose files have no `arrayBuffer()`. */
import { expect, it } from 'vitest'
import { openPglite } from '../../../sandbox/storage/database/pglite/open.ts'

it('is kept for the next process', async () => {
  Reflect.deleteProperty(Blob.prototype, 'arrayBuffer')
  expect('arrayBuffer' in new File([], 'archive.tar')).toBe(false)
  const { archive, close } = await openPglite('memory')
  const kept = await archive?.()
  await close()
  expect(Buffer.from(kept ?? []).includes('PG_VERSION')).toBe(true)
})

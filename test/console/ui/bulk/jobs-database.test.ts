// The database of bulk edits, in a browser that does not open it.
import { afterEach, expect, it, vi } from 'vitest'
import { openJobs } from '../../../../console/ui/bulk/jobs-database.ts'

afterEach(() => void vi.unstubAllGlobals())

it('is unavailable while a page of an earlier version blocks it', async () => {
  const request = {
    onblocked() {},
    get error(): never {
      throw new DOMException('The request has not finished.', 'InvalidStateError')
    },
  }
  vi.stubGlobal('indexedDB', { open: () => request })
  const opened = openJobs()
  expect(() => request.onblocked()).not.toThrow()
  await expect(opened).rejects.toThrow()
})

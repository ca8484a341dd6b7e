// A delivery is booked in whatever the browser does with the data of the site.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Line } from '../../../../console/resources/inventory/receive/lines.ts'
import {
  changeLines,
  saveLines,
} from '../../../../console/resources/inventory/receive/save-lines.ts'

const line: Line = {
  id: 'mug-1',
  productId: 'mug',
  variantId: '1',
  name: 'Mug',
  sku: 'MUG',
  units: 3,
}

beforeEach(() => changeLines(() => [line]))
afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, 'locks')
})

const lockedBy = (request: (name: string, work: () => unknown) => Promise<unknown>) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

it('once, where locks are refused with the data of the site', async () => {
  lockedBy(() => Promise.reject(new DOMException('Access is denied.', 'SecurityError')))
  const send = vi.fn(() => Promise.resolve())
  expect(await saveLines([line], true, send)).toMatchObject({ saved: [line], left: 0 })
  expect(send).toHaveBeenCalledTimes(1)
})

it('not again where it fails with the lock held', async () => {
  lockedBy(async (_name, work) => work())
  const send = vi.fn(() => Promise.reject(new Error('No answer')))
  await expect(saveLines([line], true, send)).rejects.toThrow('No answer')
  expect(send).toHaveBeenCalledTimes(1)
})

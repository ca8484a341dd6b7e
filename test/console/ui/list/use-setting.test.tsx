import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { changeSetting, useSetting } from '../../../../console/ui/list/use-setting.ts'
import { renderInConsole } from '../../support/render.tsx'

const readCount = (kept: unknown) => (typeof kept === 'number' ? kept : 0)

function Counter() {
  const [count] = useSetting('test.count', readCount)
  return (
    <button type="button" onClick={() => changeSetting('test.count', readCount, (now) => now + 1)}>
      {count}
    </button>
  )
}

const refuse = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  })

const press = () => userEvent.click(screen.getByRole('button'))

afterEach(() => {
  vi.restoreAllMocks()
  changeSetting('test.count', readCount, () => 0)
})

it('a setting that exceeds the storage quota lasts as long as the page', async () => {
  refuse()
  renderInConsole(<Counter />)
  await press()
  await press()
  expect(screen.getByRole('button')).toHaveTextContent('2')
})

it('a setting is persisted again once there is room', async () => {
  const full = refuse()
  renderInConsole(<Counter />)
  await press()
  full.mockRestore()
  await press()
  expect(screen.getByRole('button')).toHaveTextContent('2')
  expect(localStorage.getItem('storefront-console.list.test.count')).toBe('2')
})

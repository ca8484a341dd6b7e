// The search for what arrived, as its letters are typed.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VariantFinder } from '../../../../console/resources/inventory/receive/variant-finder.tsx'
import { answer, renderInConsole } from '../../support/render.tsx'
import { mug } from '../../support/stock-row.ts'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const asked: string[] = []
  const answers: (() => void)[] = []
  const names = ['Mug', 'Mug, large', 'Bowl']
  renderInConsole(<VariantFinder take={() => {}} />, {
    dataProvider: {
      async getList(_resource, { filter }) {
        const text: string = filter?.q ?? filter?.skus
        asked.push(text)
        await new Promise<void>((resolve) => answers.push(resolve))
        const data = names
          .filter((name) => name.toLowerCase().includes(text))
          .map((name) => ({ ...mug, id: name, productName: name, sku: name }))
        return answer({ data, total: data.length })
      },
    },
  })
  const pause = () => act(() => vi.advanceTimersByTimeAsync(300))
  const respond = () => {
    for (const come of answers.splice(0)) come()
    return pause()
  }
  const found = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  return { user, asked, pause, respond, found, field: screen.getByRole('textbox') }
}

it('asks once for what is typed in one go, and not for a scan', async () => {
  const { user, asked, pause, field } = open()
  await user.type(field, 'mug')
  expect(asked).toEqual([])
  await pause()
  expect(asked).toEqual(['mug'])
  await user.clear(field)
  await user.type(field, 'bowl{Enter}')
  await pause()
  expect(asked).toEqual(['mug', 'bowl'])
})

it('shows those found before that still match, until the answer comes', async () => {
  const { user, pause, respond, found, field } = open()
  await user.type(field, 'mug')
  await pause()
  await respond()
  expect(found()).toEqual(['MugMug', 'Mug, largeMug, large'])
  await user.type(field, ', l')
  await pause()
  expect(found()).toEqual(['Mug, largeMug, large'])
  await user.clear(field)
  expect(found()).toEqual([])
  await user.type(field, 'bo')
  expect(found()).toEqual([])
  await pause()
  await respond()
  expect(found()).toEqual(['BowlBowl'])
})

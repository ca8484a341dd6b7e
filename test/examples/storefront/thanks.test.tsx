// @vitest-environment jsdom
// The page of an order where server and buyer are in different time zones.
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import Thanks from '../../../examples/storefront/app/routes/thanks.tsx'

const { TZ: zone } = process.env

const live = (name: string | undefined) => {
  if (name === undefined) delete process.env.TZ
  else process.env.TZ = name
}

afterEach(() => live(zone))

it('says the buyer’s day, and takes the server’s page as it is', async () => {
  const order = {
    number: '10001',
    createdDate: new Date('2026-05-04T20:00:00Z'),
    currency: 'JPY',
    priceSummary: { total: { amount: '1200' } },
    lineItems: [],
  }
  const Shop = createRoutesStub([{ id: 'thanks', path: '/thanks', Component: Thanks }])
  const page = (
    <I18nContext value={createI18n('en', textsIn('en'))}>
      <Shop initialEntries={['/thanks']} hydrationData={{ loaderData: { thanks: order } }} />
    </I18nContext>
  )
  const root = document.createElement('div')
  live('UTC')
  root.innerHTML = renderToString(page)
  expect(root.textContent).toContain('May 4, 2026')
  const mismatches: unknown[] = []
  live('Asia/Tokyo')
  await act(async () => {
    hydrateRoot(root, page, { onRecoverableError: (error) => mismatches.push(error) })
  })
  expect(mismatches).toEqual([])
  expect(root.textContent).toContain('May 5, 2026')
})

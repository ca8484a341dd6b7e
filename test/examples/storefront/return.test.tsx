// @vitest-environment jsdom
// A personal page that the browser restores from its back/forward cache, after a sign-out.
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub, redirect } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import Account from '../../../examples/storefront/app/routes/account.tsx'
import Thanks from '../../../examples/storefront/app/routes/thanks.tsx'

afterEach(cleanup)

const account = { name: 'Jonas', email: 'jonas@example.com', values: {}, saved: false }
const order = {
  number: '10001',
  buyerInfo: { email: 'jonas@example.com' },
  currency: 'USD',
  lineItems: [],
}

it.each([
  ['account', Account, account, (): Response => redirect('/sign-in')],
  ['order', Thanks, order, (): null => null],
])('Back does not show the %s of a buyer who has signed out', async (_, Component, own, visit) => {
  let signedIn = true
  const Shop = createRoutesStub([
    { path: '/', Component, HydrateFallback: () => null, loader: () => (signedIn ? own : visit()) },
    { path: '/sign-in', Component: () => null },
  ])
  render(
    <I18nContext value={createI18n('en', textsIn('en'))}>
      <Shop />
    </I18nContext>,
  )
  await screen.findByText(/jonas@example.com/)
  signedIn = false
  // Again until it is heard: the page may listen later than it shows.
  const back = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect.poll(() => back() && screen.queryByText(/jonas@example.com/)).toBeNull()
})

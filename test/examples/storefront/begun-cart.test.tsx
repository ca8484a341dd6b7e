// @vitest-environment jsdom
// The cart's page before its script has come: what the buyer types meanwhile.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { CartDrawerProvider } from '../../../examples/storefront/app/cart/drawer-provider.tsx'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import Cart from '../../../examples/storefront/app/routes/cart.tsx'
import { createTestStore } from '../../../sandbox/testing.ts'
import { cartItem } from '../../../src/catalogue.ts'
import { createClient } from '../../../src/index.ts'
import { readCartPage } from '../../../src/next/index.ts'
import '../../src/react/support/patience.ts'

const script = vi.hoisted(() => {
  let come = () => {}
  const arrives = new Promise<void>((resolve) => {
    come = resolve
  })
  return { arrives, come: () => come() }
})
vi.mock('../../../examples/storefront/app/cart/live.tsx', async () => {
  await script.arrives
  return { LivePage: () => <p>The interactive cart</p> }
})
afterEach(cleanup)

const texts = textsIn('en')

const pageOfCart = async () => {
  const store = await createTestStore()
  const client = createClient(store.visitor)
  const [dish] = await client.products.query().eq('slug', 'butter-dish').toArray({ limit: 1 })
  if (!dish) throw new Error('No dish')
  await client.currentCart.addToCurrentCart({ lineItems: [cartItem(dish)] })
  const page = await readCartPage(client, new URLSearchParams())
  await store.close()
  return page
}

it('is kept: the script takes over no form that has been begun', async () => {
  const page = await pageOfCart()
  const Shop = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <CartDrawerProvider cart={undefined} mediaHost="">
          <main>
            <Cart />
          </main>
        </CartDrawerProvider>
      ),
      HydrateFallback: () => null,
      loader: () => ({ page, isRefused: false }),
    },
  ])
  const open = () =>
    render(
      <I18nContext value={createI18n('en', texts)}>
        <Shop />
      </I18nContext>,
    )
  open()
  const code = await screen.findByLabelText<HTMLInputElement>(texts.fields.couponCode)
  fireEvent.change(code, { target: { value: 'TENOFF' } })
  await act(async () => script.come())
  await act(async () => void (await import('../../../examples/storefront/app/cart/live.tsx')))
  expect(screen.getByLabelText<HTMLInputElement>(texts.fields.couponCode).value).toBe('TENOFF')
  cleanup()
  open()
  await screen.findByText('The interactive cart')
})

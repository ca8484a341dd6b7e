// A line of the cart, as the shop shows it.
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Line } from '../../../examples/storefront/app/cart/line.tsx'
import { textsIn } from '../../../examples/storefront/app/messages/texts.ts'
import { createI18n, I18nContext } from '../../../examples/storefront/app/messages/use-texts.ts'
import { createTestStore } from '../../../sandbox/testing.ts'
import { cartItem } from '../../../src/catalogue.ts'
import { createClient } from '../../../src/index.ts'
import { readCartPage } from '../../../src/next/index.ts'

it('shows the price of one beside that of several, and as such where the platform names none', async () => {
  const store = await createTestStore()
  const client = createClient(store.visitor)
  const [dish] = await client.products.query().eq('slug', 'butter-dish').toArray({ limit: 1 })
  if (!dish) throw new Error('No dish')
  await client.currentCart.addToCurrentCart({ lineItems: [cartItem(dish, { quantity: 3 })] })
  const { lines } = await readCartPage(client, new URLSearchParams())
  await store.close()
  const [line] = lines
  if (!line) throw new Error('No line')
  const prices = (shown: typeof line) =>
    renderToString(
      <I18nContext value={createI18n('en', textsIn('en'))}>
        <MemoryRouter>
          <Line line={shown} currency="USD" />
        </MemoryRouter>
      </I18nContext>,
    ).match(/\$[\d.]+[^<]*/g)
  expect(prices(line)).toEqual(['$132.00', '$44.00 each'])
  const { lineItemPrice: _, ...item } = line.item
  expect(prices({ ...line, item })).toEqual(['$44.00 each'])
  expect(prices({ ...line, quantity: 1 })).toEqual(['$132.00'])
})

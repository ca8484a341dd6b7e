/** Back from the platform's page: the order. */
import { useSyncExternalStore } from 'react'
import { Link, useLoaderData } from 'react-router'
import { lineName, readPurchase } from 'storefront-client/next'
import { fill, useTexts } from '../messages/use-texts.ts'
import { PageTitle } from '../parts/page-head.tsx'
import { checkoutCookie, type Given, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

// #region loader
export const loader = async (given: Given) => {
  const { client, cookies } = visitOf(given)
  if (client.session.role === 'none') return undefined
  const orderId = new URL(given.request.url).searchParams.get('orderId')
  return readPurchase(client, { orderId, checkoutId: await cookies.get(checkoutCookie) })
}
// #endregion

/** Whether days are the buyer's own: the server does not know their time zone. */
const useOwnDays = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

export default function Thanks() {
  const isOwnDay = useOwnDays()
  const order = useLoaderData<typeof loader>()
  const { texts, money, number, date } = useTexts()
  const { thanks, basket } = texts
  const { email } = order?.buyerInfo ?? {}
  return (
    <section className="notice">
      <PageTitle title={thanks.title} />
      <h1>{order?.number ? fill(thanks.heading, { order: order.number }) : thanks.title}</h1>
      <p>{email ? fill(thanks.mailed, { email }) : thanks.text}</p>
      {order && (
        <>
          <p key={String(isOwnDay)} suppressHydrationWarning>
            {order.createdDate && fill(thanks.ordered, { date: date(order.createdDate) })}
          </p>
          <ul>
            {order.lineItems.map((item) => (
              <li key={item.id}>
                {number(item.quantity)} × {lineName(item)}
              </li>
            ))}
          </ul>
          <p>
            {basket.total}:{' '}
            <strong>{money(order.priceSummary?.total?.amount ?? 0, order.currency ?? '')}</strong>
          </p>
        </>
      )}
      <Link className="button" to={paths.home}>
        {texts.toShop}
      </Link>
    </section>
  )
}

/** The thank-you page, where checkout returns to. */
import { useSyncExternalStore } from 'react'
import { Link, useLoaderData } from 'react-router'
import { lineChoices, lineName } from 'storefront-client/catalogue'
import { readPurchase } from 'storefront-client/next'
import { fill, useTexts } from '../messages/use-texts.ts'
import { PageTitle } from '../parts/page-head.tsx'
import { useFreshReturn } from '../parts/use-fresh-return.ts'
import { checkoutCookie, type RouteArgs, visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

// #region loader
export const loader = async (args: RouteArgs) => {
  const { client, cookies } = visitOf(args)
  if (client.session.role === 'none') return undefined
  const orderId = new URL(args.request.url).searchParams.get('orderId')
  const started = { orderId, checkoutId: await cookies.get(checkoutCookie) }
  // The page says thanks without it, too.
  return readPurchase(client, started).catch(() => undefined)
}
// #endregion

/** False on the server and while hydrating, where dates are in the server's time zone. */
const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

export default function Thanks() {
  useFreshReturn()
  const isHydrated = useIsHydrated()
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
          <p key={String(isHydrated)} suppressHydrationWarning>
            {order.createdDate && fill(thanks.ordered, { date: date(order.createdDate) })}
          </p>
          <ul>
            {order.lineItems.map((item) => (
              <li key={item.id}>
                {number(item.quantity)} × {lineName(item)}
                {lineChoices(item).map(({ option, choice }) => (
                  <p key={option} className="soft">
                    {option}: {choice}
                  </p>
                ))}
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

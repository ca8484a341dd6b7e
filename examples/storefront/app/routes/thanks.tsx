/** Back from the platform's page: the order. */
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { nameOf } from '../cart/shown.ts'
import { textsIn } from '../messages/index.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { plainMeta } from '../parts/plain-meta.ts'
import { checkoutIn } from '../server/checkout-cookie.ts'
import { visitOf } from '../server/visit.ts'
import { paths } from '../shop.ts'

export const loader = async (given: LoaderFunctionArgs) => {
  const { client, language } = visitOf(given)
  const id = checkoutIn(given.request)
  const read =
    id && client.session.role !== 'none' ? await client.checkouts.getCheckout(id).safe() : undefined
  const checkout = read?.ok && read.data.checkout.completed ? read.data.checkout : undefined
  return {
    order: new URL(given.request.url).searchParams.get('orderId') ?? '',
    title: textsIn(language).thanks.title,
    lines: (checkout?.lineItems ?? []).map((item) => ({
      id: item.id ?? '',
      name: nameOf(item),
      quantity: item.quantity,
    })),
    email: checkout?.buyerInfo?.email ?? undefined,
    total: checkout?.priceSummary?.total?.amount,
    currency: checkout?.currency,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => plainMeta(loaderData?.title)

export default function Thanks() {
  const { order, lines, email, total, currency } = useLoaderData<typeof loader>()
  const { texts, money } = useTexts()
  return (
    <section className="notice thanks">
      <h1>{fill(texts.thanks.heading, { order })}</h1>
      <p>{email ? fill(texts.thanks.mailed, { email }) : texts.thanks.text}</p>
      {lines.length > 0 && (
        <ul>
          {lines.map(({ id, name, quantity }) => (
            <li key={id}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
      )}
      {total && currency && (
        <p>
          {texts.cartPage.total}: <strong>{money(Number(total), currency)}</strong>
        </p>
      )}
      <Link className="button" to={paths.home}>
        {texts.thanks.on}
      </Link>
    </section>
  )
}

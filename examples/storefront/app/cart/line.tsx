/** One line of the cart. */
import { Link } from 'react-router'
import type { LineItem } from 'storefront-client'
import { fill, useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { type CartHands, nameOf, type ShownLine, slugOf } from './shown.ts'

const action = `${shop.base.slice(0, -1)}${paths.cart}`

/** What the platform says of the line's stock. */
const useStock = ({ availability }: LineItem): string | undefined => {
  const { texts, counted } = useTexts()
  switch (availability?.status) {
    case 'NOT_AVAILABLE':
    case 'NOT_FOUND':
      return texts.cartPage.gone
    case 'PARTIALLY_AVAILABLE':
      return counted(texts.product.few, availability.quantityAvailable ?? 0)
    default:
      return undefined
  }
}

interface LineProps {
  readonly line: ShownLine
  readonly currency: string
  readonly hands: CartHands | undefined
}

const Stepper = ({ line: { id, quantity }, hands }: Omit<LineProps, 'currency'>) => {
  const { texts } = useTexts()
  const step = (to: number, name: string, sign: string) => (
    <button
      type="submit"
      name="quantity"
      value={to}
      aria-label={name}
      onClick={(event) => {
        if (!hands) return
        event.preventDefault()
        hands.setQuantity(id, to)
      }}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <form method="post" action={action} className="stepper">
      <input type="hidden" name="intent" value="quantity" />
      <input type="hidden" name="line" value={id} />
      {step(quantity - 1, texts.cartPage.decrease, '−')}
      <output aria-label={texts.product.quantity}>{quantity}</output>
      {step(quantity + 1, texts.cartPage.increase, '+')}
    </form>
  )
}

export const Line = ({ line, currency, hands }: LineProps) => {
  const { texts, money } = useTexts()
  const { id, item, picture, quantity, pending, problem } = line
  const whole = item.lineItemPrice ?? item.price
  const stock = useStock(item)
  const name = nameOf(item)
  const slug = slugOf(item)
  const said = problem ?? stock
  return (
    <li className="line">
      {picture ? (
        <img className="picture" src={picture} width="80" height="96" alt="" />
      ) : (
        <span className="picture" />
      )}
      <div className="line-text">
        <p>{slug ? <Link to={paths.product(slug)}>{name}</Link> : name}</p>
        {item.descriptionLines.map(({ name: option, plainText, colorInfo }) => (
          <p key={option?.original} className="soft">
            {option?.translated ?? option?.original}:{' '}
            {plainText?.translated ??
              plainText?.original ??
              colorInfo?.translated ??
              colorInfo?.original}
          </p>
        ))}
        {said && (
          <p className="problem" role="alert">
            {said}
          </p>
        )}
      </div>
      <p className="line-price" aria-busy={pending}>
        {whole && money(Number(whole.amount), currency)}
        {quantity > 1 && item.price && (
          <small>
            {fill(texts.cartPage.each, { price: money(Number(item.price.amount), currency) })}
          </small>
        )}
      </p>
      <div className="line-tools">
        <Stepper line={line} hands={hands} />
        <form method="post" action={action}>
          <input type="hidden" name="line" value={id} />
          <button
            type="submit"
            name="intent"
            value="remove"
            className="link"
            aria-label={fill(texts.cartPage.remove, { name })}
            onClick={(event) => {
              if (!hands) return
              event.preventDefault()
              hands.remove(id)
            }}
          >
            {texts.cartPage.removeShort}
          </button>
        </form>
      </div>
    </li>
  )
}

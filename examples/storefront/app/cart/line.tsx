import { Link } from 'react-router'
import type { CartPageLine } from 'storefront-client/next'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Problem } from '../parts/problem.tsx'
import { paths } from '../shop.ts'
import { CartForm } from './cart-form.tsx'

const Stepper = ({ id, quantity }: CartPageLine) => {
  const { texts, number } = useTexts()
  const step = (to: number, name: string, sign: string) => (
    <button type="submit" name="quantity" value={to} aria-label={name}>
      <span aria-hidden="true">{sign}</span>
    </button>
  )
  return (
    <CartForm intent="quantity" hidden={{ line: id }} className="stepper">
      {step(quantity - 1, texts.basket.decrease, '−')}
      <output aria-label={texts.fields.quantity}>{number(quantity)}</output>
      {step(quantity + 1, texts.basket.increase, '+')}
    </CartForm>
  )
}

interface LineProps {
  readonly line: CartPageLine
  readonly currency: string
}

export const Line = ({ line, currency }: LineProps) => {
  const { texts, money } = useTexts()
  const { id, name, slug, picture, choices, quantity, pending, refusal } = line
  const { price, lineItemPrice: lineTotal } = line.item
  return (
    <li className="line">
      {picture ? <img src={picture} width="80" height="96" alt="" /> : <span />}
      <div className="row">
        <div className="line-name">
          <p>{slug ? <Link to={paths.product(slug)}>{name}</Link> : name}</p>
          {choices.map(({ option, choice }) => (
            <p key={option} className="soft">
              {option}: {choice}
            </p>
          ))}
          <Problem refusal={refusal} />
        </div>
        <p className="line-price" aria-busy={pending}>
          {lineTotal && money(lineTotal.amount, currency)}
          {(quantity > 1 || !lineTotal) && price && (
            <small>{fill(texts.basket.each, { price: money(price.amount, currency) })}</small>
          )}
        </p>
      </div>
      <div className="row">
        <Stepper {...line} />
        <CartForm intent="remove" hidden={{ line: id }}>
          <button
            type="submit"
            className="link"
            aria-label={fill(texts.basket.removeName, { name })}
          >
            {texts.basket.remove}
          </button>
        </CartForm>
      </div>
    </li>
  )
}

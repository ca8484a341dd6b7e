/** The cart's contents, in the drawer and on its page. */
import { type FormEventHandler, useId } from 'react'
import { Link } from 'react-router'
import { limits } from 'storefront-client'
import type { CartPage } from 'storefront-client/next'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Field } from '../parts/field.tsx'
import { Problem } from '../parts/problem.tsx'
import { href, paths, shop } from '../shop.ts'
import { CartForm } from './cart-form.tsx'
import { Estimate } from './estimate.tsx'
import { Line } from './line.tsx'
import { giftCardName, Sums } from './sums.tsx'

const Undo = ({ removed, undoRefusal }: CartPage) => {
  const { texts } = useTexts()
  return (
    <div role="status">
      {removed && (
        <>
          <CartForm intent="undo" hidden={{ ...removed }} className="spread undo">
            <span>{fill(texts.basket.removed, { name: removed.name })}</span>
            <button type="submit" className="link">
              {texts.basket.undo}
            </button>
          </CartForm>
          <Problem refusal={undoRefusal} />
        </>
      )}
    </div>
  )
}

const Coupon = ({ coupons, couponRefusal, enteredCode, estimate }: CartPage) => {
  const { texts, list } = useTexts()
  const id = useId()
  const codes = estimate?.giftCard ? [...coupons, giftCardName(texts, estimate.giftCard)] : coupons
  return (
    <>
      <CartForm intent="coupon" className="beside">
        <Field
          // Cleared once a code is applied, which is then listed below.
          key={codes.join()}
          label="couponCode"
          name="code"
          autoComplete="off"
          defaultValue={enteredCode}
          required
          aria-invalid={couponRefusal ? true : undefined}
          aria-describedby={couponRefusal ? id : undefined}
        />
        <button type="submit" className="button quiet">
          {texts.basket.apply}
        </button>
      </CartForm>
      <Problem id={id} refusal={couponRefusal} />
      {codes.length > 0 && (
        // One button: the platform removes both together.
        <CartForm intent="remove-coupon">
          <button type="submit" className="link">
            {fill(texts.basket.removeName, { name: list(codes) })}
          </button>
        </CartForm>
      )}
    </>
  )
}

const Note = ({
  cart,
  noteSaved,
  noteRefusal,
  enteredNote,
  form,
}: CartPage & { readonly form: string }) => {
  const { basket, member, saved } = useTexts().texts
  return (
    <>
      <label className="field">
        <span>{basket.note}</span>
        <textarea
          form={form}
          name="note"
          rows={2}
          maxLength={limits.Cart.buyerNote.maxLength}
          defaultValue={enteredNote ?? cart?.buyerNote ?? ''}
        />
      </label>
      <button
        type="submit"
        form={form}
        formAction={href(paths.cart)}
        name="intent"
        value="note"
        className="link"
      >
        {member.save}
      </button>
      <span role="status">{noteSaved && saved}</span>
      <Problem refusal={noteRefusal} />
    </>
  )
}

const Lines = (page: CartPage) => {
  const { basket } = useTexts().texts
  const { cart, lines, pending } = page
  const checkout = useId()
  return (
    <>
      <div>
        <Undo {...page} />
        <ul>
          {lines.map((line) => (
            <Line key={line.id} line={line} currency={cart?.currency ?? ''} />
          ))}
        </ul>
        <section>
          <Coupon {...page} />
          <Note {...page} form={checkout} />
        </section>
        <Estimate {...page} />
      </div>
      <div className="cart-end">
        <Sums {...page} />
        <form id={checkout} method="post" action={href(paths.checkout)}>
          <button type="submit" className="button" disabled={pending}>
            {basket.checkout}
          </button>
          <p className="soft">{basket.checkoutHint}</p>
        </form>
      </div>
    </>
  )
}

const Empty = (page: CartPage) => {
  const { texts } = useTexts()
  return (
    <>
      <Undo {...page} />
      <div className="row">
        <p>{texts.basket.empty}</p>
        <Link className="button" to={paths.collection(shop.allProducts)}>
          {texts.toShop}
        </Link>
      </div>
    </>
  )
}

interface PanelProps extends CartPage {
  /** Handles forms in place; without it they are posted. */
  readonly onSubmit?: FormEventHandler<HTMLElement>
}

export const CartPanel = ({ onSubmit, ...page }: PanelProps) => (
  <div className="cart" onSubmit={onSubmit}>
    {page.lines.length === 0 ? <Empty {...page} /> : <Lines {...page} />}
  </div>
)

/** The cart, in the drawer and on its page: forms that work by themselves, and at once where scripts run. */
import { type FormEvent, useId } from 'react'
import { Link } from 'react-router'
import { fill, useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { Estimate } from './estimate.tsx'
import { Line } from './line.tsx'
import type { ShownCart } from './shown.ts'
import { Sums } from './sums.tsx'

/** Where the forms of the cart are sent. */
const cartAction = `${shop.base.slice(0, -1)}${paths.cart}`

const coupons = ({ cart }: ShownCart): readonly string[] =>
  (cart?.appliedDiscounts ?? []).flatMap(({ coupon }) => coupon?.code ?? [])

const Coupon = (shown: ShownCart) => {
  const { texts } = useTexts()
  const { hands, couponProblem } = shown
  const id = useId()
  const applied = coupons(shown)
  const apply = (event: FormEvent<HTMLFormElement>) => {
    if (!hands) return
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    if (typeof code === 'string' && code.trim() !== '') hands.applyCoupon(code.trim())
  }
  return (
    <div className="coupon">
      <form method="post" action={cartAction} onSubmit={apply}>
        <input type="hidden" name="intent" value="coupon" />
        <label className="field">
          <span>{texts.cartPage.couponCode}</span>
          <input
            // An applied code is shown below, and the field is free for another.
            key={applied.join()}
            name="code"
            autoComplete="off"
            aria-invalid={couponProblem ? true : undefined}
            aria-describedby={couponProblem ? id : undefined}
          />
        </label>
        <button type="submit" className="button quiet">
          {texts.cartPage.apply}
        </button>
      </form>
      {couponProblem && (
        <p className="problem" id={id} role="alert">
          {couponProblem}
        </p>
      )}
      {applied.map((code) => (
        <form
          key={code}
          method="post"
          action={cartAction}
          className="applied"
          onSubmit={(event) => {
            if (!hands) return
            event.preventDefault()
            hands.removeCoupon()
          }}
        >
          <input type="hidden" name="intent" value="remove-coupon" />
          <span>{code}</span>
          <button type="submit" className="link">
            {fill(texts.cartPage.remove, { name: code })}
          </button>
        </form>
      ))}
    </div>
  )
}

const Undo = ({ removed, hands }: Pick<ShownCart, 'removed' | 'hands'>) => {
  const { texts } = useTexts()
  return (
    <div role="status" className="undo">
      {removed && (
        <form
          method="post"
          action={cartAction}
          onSubmit={(event) => {
            if (!hands) return
            event.preventDefault()
            hands.undo()
          }}
        >
          <input type="hidden" name="intent" value="undo" />
          <input type="hidden" name="item" value={removed.item} />
          <span>{fill(texts.cartPage.removed, { name: removed.name })}</span>
          <button type="submit" className="link">
            {texts.cartPage.undo}
          </button>
        </form>
      )}
    </div>
  )
}

export const CartPanel = (shown: ShownCart) => {
  const { texts } = useTexts()
  const { cart, lines, pending, hands, noteSaved } = shown
  const checkout = useId()
  const isEmpty = lines.length === 0
  return (
    <div className="cart">
      <Undo {...shown} />
      {isEmpty ? (
        <div className="empty">
          <p>{texts.cartPage.empty}</p>
          <Link className="button quiet" to={paths.collection(shop.everything)}>
            {texts.cartPage.look}
          </Link>
        </div>
      ) : (
        <>
          <ul className="lines">
            {lines.map((line) => (
              <Line key={line.id} line={line} currency={cart?.currency ?? ''} hands={hands} />
            ))}
          </ul>
          <div className="cart-more">
            <section aria-label={texts.cartPage.couponAndNote}>
              <Coupon {...shown} />
              <label className="field">
                <span>{texts.cartPage.note}</span>
                <textarea
                  form={checkout}
                  name="note"
                  rows={2}
                  maxLength={1000}
                  defaultValue={cart?.buyerNote ?? ''}
                />
              </label>
              <button
                type="submit"
                form={checkout}
                formAction={cartAction}
                name="intent"
                value="note"
                className="link"
                onClick={(event) => {
                  const note = new FormData(event.currentTarget.form ?? undefined).get('note')
                  if (!hands || typeof note !== 'string') return
                  event.preventDefault()
                  hands.saveNote(note)
                }}
              >
                {texts.cartPage.saveNote}
              </button>
              <span role="status">{noteSaved && texts.cartPage.noteSaved}</span>
            </section>
            <Estimate {...shown} />
          </div>
          <div className="cart-end">
            <Sums {...shown} />
            <form id={checkout} method="post" action={`${shop.base}checkout`} className="checkout">
              <button type="submit" className="button" disabled={pending}>
                {texts.cartPage.checkout}
              </button>
              <p>{texts.cartPage.checkoutHint}</p>
            </form>
          </div>
        </>
      )}
    </div>
  )
}

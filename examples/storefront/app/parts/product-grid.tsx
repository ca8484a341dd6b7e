/** Products side by side. */
import { Link, useViewTransitionState } from 'react-router'
import type { Card } from '../catalogue/card.ts'
import { useTexts } from '../messages/use-texts.ts'
import { paths } from '../shop.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

const cardSizes = '(min-width: 70rem) 18rem, (min-width: 45rem) 30vw, 46vw'

/** One link: the name first, then what else is to be known. */
const ProductCard = ({ card, first }: { readonly card: Card; readonly first: boolean }) => {
  const { texts } = useTexts()
  const { slug, name, price, ribbon, soldOut, picture } = card
  const to = paths.product(slug)
  const isOpening = useViewTransitionState(to)
  return (
    <Link className="card" to={to} prefetch="intent" viewTransition>
      <span className="card-name">{name}</span> {price && <Price price={price} />}{' '}
      <span className="card-picture">
        {picture && (
          <Picture
            picture={picture}
            sizes={cardSizes}
            first={first}
            transition={isOpening ? 'product' : undefined}
          />
        )}
        {(soldOut || ribbon) && (
          <span className={soldOut ? 'ribbon quiet' : 'ribbon'}>
            {soldOut ? texts.product.soldOut : ribbon}
          </span>
        )}
      </span>
    </Link>
  )
}

export const ProductGrid = ({
  cards,
  first = 0,
}: {
  readonly cards: readonly Card[] /** How many are seen at once. */
  readonly first?: number
}) => (
  <ul className="grid">
    {cards.map((card, index) => (
      <li key={card.slug}>
        <ProductCard card={card} first={index < first} />
      </li>
    ))}
  </ul>
)

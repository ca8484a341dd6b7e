import { Link, useViewTransitionState } from 'react-router'
import { PictureImage } from 'storefront-client/react'
import type { Card } from '../catalogue/card.ts'
import { useTexts } from '../messages/use-texts.ts'
import { paths } from '../shop.ts'
import { Price } from './price.tsx'

const sizes = '(min-width: 70rem) 18rem, (min-width: 45rem) 30vw, 46vw'

/** The whole card is one link, which screen readers announce by the product's name first. */
const ProductCard = ({ card, first }: { readonly card: Card; readonly first: boolean }) => {
  const { texts } = useTexts()
  const { slug, name, price, ribbon, availability, picture } = card
  const to = paths.product(slug)
  const { soldOut, onPreorder } = texts.product
  const badge = { inStock: ribbon, preorder: onPreorder, soldOut }[availability]
  const style = { viewTransitionName: useViewTransitionState(to) ? 'product' : undefined }
  return (
    <Link className="card" to={to} prefetch="intent" viewTransition>
      <span className="card-name">{name}</span> <Price price={price} />{' '}
      <span className="card-picture">
        {picture && <PictureImage picture={picture} sizes={sizes} first={first} style={style} />}
        {badge && <span className="ribbon">{badge}</span>}
      </span>
    </Link>
  )
}

interface GridProps {
  readonly cards: readonly Card[]
  /** How many are above the fold: their images load eagerly. */
  readonly first?: number
}

export const ProductGrid = ({ cards, first = 0 }: GridProps) => (
  <ul className="grid">
    {cards.map((card, index) => (
      <li key={card.slug}>
        <ProductCard card={card} first={index < first} />
      </li>
    ))}
  </ul>
)

/** The top of every page: the shop's name, the way around it, search, account and cart. */
import { Link, NavLink } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { Icon } from './icon.tsx'
import { SearchBox } from './search-box.tsx'

/** What the top of a page shows of the visitor. */
export interface HeaderProps {
  readonly navigation: readonly { readonly name: string; readonly slug: string }[]
  /** How many units are in the cart. */
  readonly count: number
  readonly isMember: boolean
}

export const Header = ({ navigation, count, isMember }: HeaderProps) => {
  const { texts, counted } = useTexts()
  return (
    <header className="header">
      <a className="skip" href="#content">
        {texts.skip}
      </a>
      <Link className="brand" to={paths.home}>
        {shop.name}
      </Link>
      <nav aria-label={texts.menu}>
        <ul>
          {navigation.map(({ name, slug }) => (
            <li key={slug}>
              <NavLink to={paths.collection(slug)} prefetch="intent">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchBox />
      <div className="tools">
        <Link
          className="tool"
          to={isMember ? paths.account : paths.signIn}
          aria-label={texts.account}
        >
          <Icon name="person" />
        </Link>
        <Link className="tool" to={paths.cart} aria-label={texts.cart}>
          <Icon name="bag" />
          {count > 0 && (
            <span className="count">
              <span aria-hidden="true">{count}</span>
              <span className="hidden">{counted(texts.itemsInCart, count)}</span>
            </span>
          )}
        </Link>
      </div>
    </header>
  )
}

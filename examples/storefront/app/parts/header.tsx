/** The page header: name, navigation, search, account and cart. */
import { Link, NavLink, useLocation } from 'react-router'
import { useCartDrawer } from '../cart/drawer-provider.tsx'
import { useTexts } from '../messages/use-texts.ts'
import { paths, shop } from '../shop.ts'
import { Icon } from './icon.tsx'
import { SearchBox } from './search-box.tsx'

interface HeaderProps {
  readonly navigation: readonly { readonly name: string; readonly slug: string }[]
  readonly isMember: boolean
}

export const Header = ({ navigation, isMember }: HeaderProps) => {
  const { texts, counted, number } = useTexts()
  const { count, open, preload } = useCartDrawer()
  const { pathname } = useLocation()
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
        <Link
          className="tool"
          to={paths.cart}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={(event) => {
            if (pathname === paths.cart || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            open()
          }}
        >
          <Icon name="bag" />
          <span className="hidden">{texts.cart}</span>
          {count > 0 && (
            <span className="count">
              <span aria-hidden="true">{number(count)}</span>
              <span className="hidden">{counted(texts.itemsInCart, count)}</span>
            </span>
          )}
        </Link>
      </div>
    </header>
  )
}

import { NavLink } from 'react-router-dom'
import { useLanguage } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useRecent } from '../recent/recent-context.ts'
import { Account } from './account.tsx'
import { ColourSchemeButton } from './colour-scheme-button.tsx'

/** The rooms that a screen of the navigation may show. */
export type NamedRoom = 'home' | 'products' | 'collections' | 'inventory' | 'members'

/** A link of the navigation; its label is the name of its room, which names its icon, too. */
export interface Place {
  readonly name: NamedRoom
}

interface NavigationProps {
  places: readonly Place[]
  onNavigate?: () => void
}

/** Links to the lists of the console, and the account that is signed in. */
export function Navigation({ places, onNavigate }: NavigationProps) {
  const { texts } = useLanguage().language
  const recent = useRecent()
  return (
    <div className="navigation">
      <div className="navigation-head">
        <span className="store-sign">
          <Icon name="store" />
        </span>
        <span>{texts.shell.store}</span>
        <ColourSchemeButton />
      </div>
      <nav aria-label={texts.shell.navigation}>
        <ul>
          {places.map(({ name }) => (
            <li key={name}>
              <NavLink to={`/${name}`} onClick={onNavigate}>
                <Icon name={name} />
                {texts[name].name}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        className="navigation-recent"
        data-shortcut="recent"
        aria-haspopup="dialog"
        onClick={() => {
          onNavigate?.()
          recent.open()
        }}
      >
        <Icon name="recent" />
        {texts.shell.recent.title}
      </button>
      <Account />
    </div>
  )
}

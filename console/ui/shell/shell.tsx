// The frame around every screen: skip link, navigation rail (a drawer on narrow screens), main landmark.
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { useFocusKeeper } from './focus-keeper.ts'
import { LoadingBar } from './loading-bar.tsx'
import { Navigation, type Place } from './navigation.tsx'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import './shell.css'
import { Shortcuts } from './shortcuts.tsx'
import { SkipLink } from './skip-link.tsx'

export function Shell({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const [openAt, setOpenAt] = useState<string>()
  const { pathname } = useLocation()
  useFocusKeeper()
  // Another screen closes the drawer.
  const open = openAt === pathname
  return (
    <div className="shell">
      <SkipLink />
      <LoadingBar />
      <Shortcuts />
      <TopBar onMenu={() => setOpenAt(pathname)} menuOpen={open} />
      {open && <NavigationDrawer places={places} close={() => setOpenAt(undefined)} />}
      <header className="shell-rail">
        <Navigation places={places} />
      </header>
      <main className="shell-main" id="main" tabIndex={-1}>
        <OfflineBanner />
        <div className="shell-content">{children}</div>
      </main>
    </div>
  )
}

function TopBar({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { store, openNavigation } = useTexts('shell')
  return (
    <header className="shell-bar">
      <IconButton
        icon="menu"
        label={openNavigation}
        tip={false}
        size="large"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <Icon name="store" />
      <span>{store}</span>
    </header>
  )
}

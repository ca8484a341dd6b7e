// The frame around every screen: skip link, navigation rail (a drawer on narrow screens), main landmark.
import { AppBar, Box, Drawer, IconButton, Toolbar, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { useFocusKeeper } from './focus-keeper.ts'
import { Navigation, type Place } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { SkipLink } from './skip-link.tsx'
import { useWheelGuard } from './wheel-guard.ts'

const RAIL_WIDTH = 232
const wide = 'md'

export function Shell({ places, children }: { places: readonly Place[]; children: ReactNode }) {
  const { navigation } = useTexts('shell')
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  useFocusKeeper()
  useWheelGuard()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex' }}>
      <SkipLink />
      <Shortcuts />
      <TopBar onMenu={() => setOpen(true)} menuOpen={open} />
      <Drawer
        key={pathname}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: {
            sx: { width: RAIL_WIDTH + 24 },
            id: 'navigation-drawer',
            'aria-label': navigation,
          },
        }}
        sx={{ display: { [wide]: 'none' } }}
      >
        <Navigation places={places} onNavigate={() => setOpen(false)} />
      </Drawer>
      <Box
        component="header"
        sx={{
          display: { xs: 'none', [wide]: 'block' },
          width: RAIL_WIDTH,
          flexShrink: 0,
          borderInlineEnd: 1,
          borderColor: 'divider',
          position: 'sticky',
          top: 0,
          height: '100dvh',
        }}
      >
        <Navigation places={places} />
      </Box>
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{
          flex: 1,
          minWidth: 0,
          px: { xs: 2, sm: 3, lg: 5 },
          pt: { xs: 9.5, [wide]: 4 },
          pb: { xs: 12, [wide]: 8 },
          outline: 'none',
        }}
      >
        <OfflineBanner />
        <Box sx={{ maxWidth: 1280, mx: 'auto' }}>{children}</Box>
      </Box>
    </Box>
  )
}

function TopBar({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const { store, openNavigation } = useTexts('shell')
  return (
    <AppBar
      position="fixed"
      color="inherit"
      elevation={0}
      sx={{
        display: { [wide]: 'none' },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <Toolbar sx={{ gap: 1 }}>
        <IconButton
          edge="start"
          aria-label={openNavigation}
          aria-expanded={menuOpen}
          onClick={onMenu}
        >
          <Icon name="menu" />
        </IconButton>
        <Icon name="store" color="primary" />
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {store}
        </Typography>
      </Toolbar>
    </AppBar>
  )
}

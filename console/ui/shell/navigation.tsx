import {
  Box,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Typography,
} from '@mui/material'
import { NavLink } from 'react-router-dom'
import { useLanguage } from '../../messages/language-context.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Account } from './account.tsx'
import { ColourSchemeButton } from './colour-scheme-button.tsx'

/** The rooms that a screen of the navigation may show. */
export type NamedRoom = 'home' | 'products' | 'collections' | 'inventory' | 'members'

/** A link of the navigation; its label is the name of its room. */
export interface Place {
  readonly name: NamedRoom
  readonly icon: IconName
}

interface NavigationProps {
  places: readonly Place[]
  onNavigate?: () => void
}

/** Links to the lists of the console, and the account that is signed in. */
export function Navigation({ places, onNavigate }: NavigationProps) {
  const { texts } = useLanguage().language
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', px: 1.5, py: 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.25, pb: 2.5 }}>
        <Box
          sx={{
            width: 34,
            height: 34,
            borderRadius: '10px',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Icon name="store" />
        </Box>
        <Typography component="span" sx={{ fontWeight: 700, letterSpacing: '-0.01em' }}>
          {texts.shell.store}
        </Typography>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <ColourSchemeButton />
        </Box>
      </Box>
      <Box component="nav" aria-label={texts.shell.navigation}>
        <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
          {places.map(({ name, icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component={NavLink}
                to={`/${name}`}
                onClick={onNavigate}
                sx={{
                  borderRadius: '10px',
                  py: 0.75,
                  color: 'text.secondary',
                  '&.active': {
                    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
                    color: 'text.primary',
                    '& .MuiListItemIcon-root': { color: 'primary.main' },
                  },
                }}
              >
                <ListItemIcon sx={{ minWidth: 34, color: 'inherit' }}>
                  <Icon name={icon} />
                </ListItemIcon>
                <ListItemText
                  primary={texts[name].name}
                  slotProps={{ primary: { sx: { fontWeight: 600 } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Account />
      </Box>
    </Box>
  )
}

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
import { ColourSchemeButton } from '../../theme/colour-scheme-button.tsx'
import { Icon, type IconName } from '../icons/icon.tsx'
import { Account } from './account.tsx'

const places: { to: string; label: string; icon: IconName }[] = [
  { to: '/products', label: 'Products', icon: 'products' },
  { to: '/collections', label: 'Collections', icon: 'collections' },
  { to: '/inventory', label: 'Inventory', icon: 'inventory' },
  { to: '/members', label: 'Members', icon: 'members' },
]

/** The places of the console, and who is signed in. */
export function Navigation({ onNavigate }: { onNavigate?: () => void }) {
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
          Storefront
        </Typography>
        <Box sx={{ ml: 'auto' }}>
          <ColourSchemeButton />
        </Box>
      </Box>
      <Box component="nav" aria-label="Main">
        <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
          {places.map(({ to, label, icon }) => (
            <ListItem key={to} disablePadding>
              <ListItemButton
                component={NavLink}
                to={to}
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
                  primary={label}
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

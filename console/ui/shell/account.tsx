import { Avatar, Box, IconButton, Tooltip, Typography } from '@mui/material'
import { useGetIdentity } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { LanguageMenu } from './language-menu.tsx'

/** The account that is signed in, and the button to sign out. */
export function Account() {
  const { signedIn, signOut } = useTexts('shell')
  const { identity } = useGetIdentity()
  const navigate = useNavigate()
  const name = identity?.fullName ?? signedIn
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.25, py: 1 }}>
      <Avatar src={identity?.avatar} alt="" sx={{ width: 30, height: 30, fontSize: 13 }}>
        {name.slice(0, 1)}
      </Avatar>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600, flex: 1 }}>
        {name}
      </Typography>
      <LanguageMenu />
      <Tooltip title={signOut}>
        <IconButton aria-label={signOut} size="small" onClick={() => navigate('/sign-out')}>
          <Icon name="signOut" />
        </IconButton>
      </Tooltip>
    </Box>
  )
}

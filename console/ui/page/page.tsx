// A screen: its title, the way back, what can be done here, and its content.
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { RefusalNote } from '../permissions/refusal-note.tsx'

interface PageProps {
  title: string
  /** A short line under the title, such as a count. */
  note?: ReactNode
  /** Where "back" leads; lists have none. */
  back?: { to: string; label: string }
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, note, back, actions, children }: PageProps) {
  const { documentTitle } = useTexts('shell')
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title, documentTitle])
  return (
    <>
      {back && (
        <Button
          component={Link}
          to={back.to}
          startIcon={<Icon name="back" />}
          color="inherit"
          sx={{ marginInlineStart: -1, mb: 0.5, color: 'text.secondary' }}
        >
          {back.label}
        </Button>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          mb: 2.5,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography
            component="h1"
            variant="h1"
            tabIndex={-1}
            sx={{ overflowWrap: 'anywhere', outline: 'none' }}
          >
            {title}
          </Typography>
          {note && (
            <Typography
              component="div"
              variant="body2"
              color="textSecondary"
              sx={{
                mt: 0.5,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 1,
              }}
            >
              {note}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>{actions}</Box>}
      </Box>
      <RefusalNote />
      {children}
    </>
  )
}

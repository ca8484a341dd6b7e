// A screen: its title, the way back, what can be done here, and its content.
import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { Link, useLocation, useNavigationType } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { Icon } from '../icons/icon.tsx'
import { addressLeft, returning } from '../list/list-memory.ts'
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
  useTopOfNewPage()
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title, documentTitle])
  return (
    <>
      {back && (
        <Button
          component={Link}
          to={addressLeft(back.to)}
          state={returning}
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

/** A page that was just opened is read from its top; one that the owner comes back to is where it was. */
function useTopOfNewPage() {
  const { pathname, state } = useLocation()
  const arrival = useNavigationType()
  const shown = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (arrival === 'PUSH' && state?.returning !== true) window.scrollTo(0, 0)
  }, [pathname, arrival, state])
}

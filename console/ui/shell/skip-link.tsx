import { Link } from '@mui/material'
import { useTexts } from '../../messages/language-context.tsx'

/** The first stop of the keyboard: past the navigation, to the screen itself. */
export function SkipLink() {
  const { skipToContent } = useTexts('shell')
  return (
    <Link
      href="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
      sx={{
        position: 'fixed',
        top: -80,
        insetInlineStart: 16,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: '6px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:focus': { top: 12 },
      }}
    >
      {skipToContent}
    </Link>
  )
}

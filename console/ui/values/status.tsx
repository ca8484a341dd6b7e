import { Box } from '@mui/material'

/** How good the state is. The text carries the meaning; the colour repeats it. */
export type Tone = 'good' | 'caution' | 'bad' | 'quiet'

/** Only exceptions have a colour: what is as it should be is plain text. */
const colours: Record<Tone, string | undefined> = {
  good: undefined,
  caution: 'var(--mui-palette-warning-main)',
  bad: 'var(--mui-palette-error-main)',
  quiet: undefined,
}

/** A state in one or two words; with a coloured dot where it needs attention. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  const colour = colours[tone]
  if (colour === undefined) {
    const color = tone === 'quiet' ? 'text.secondary' : 'inherit'
    return (
      <Box component="span" sx={{ whiteSpace: 'nowrap', color }}>
        {children}
      </Box>
    )
  }
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1,
        py: 0.25,
        borderRadius: '99px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: colour,
        bgcolor: `color-mix(in srgb, ${colour} 11%, transparent)`,
      }}
    >
      <Box
        aria-hidden
        component="span"
        sx={{ width: 6, height: 6, borderRadius: '50%', bgcolor: 'currentColor' }}
      />
      {children}
    </Box>
  )
}

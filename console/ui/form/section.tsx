import { Box, Card, Typography } from '@mui/material'
import { type PropsWithChildren, type ReactNode, useId } from 'react'

interface Heading {
  title: string
  note?: ReactNode
}

export function Section({ title, note, children }: PropsWithChildren<Heading>) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography component="h2" variant="h2" id={id}>
        {title}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
          {note}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>{children}</Box>
    </Card>
  )
}

/** Two thirds for the main fields, one third for the rest; one column on narrow screens. */
export function Columns({ main, side }: { main: ReactNode; side: ReactNode }) {
  const column = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', lg: '2fr 1fr' } }}>
      <Box sx={column}>{main}</Box>
      <Box sx={column}>{side}</Box>
    </Box>
  )
}

/** Fields side by side where there is room. */
export function Row({ children }: PropsWithChildren) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

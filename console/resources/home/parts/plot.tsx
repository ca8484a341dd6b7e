// One plot: its figure, the drawing, and the same numbers as a table for screen readers.
import { Box, Card, Link, Typography } from '@mui/material'
import { type ComponentType, useId } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { useTexts } from '../../../messages/language-context.tsx'
import type { DrawingProps } from './drawings.tsx'

interface PlotProps extends DrawingProps {
  title: string
  figure: string
  note?: string | undefined
  to: string
  drawing: ComponentType<DrawingProps>
  columns: readonly [string, string]
}

export function Plot(props: PlotProps) {
  const { title, figure, note, to, drawing: Drawing, columns, ...drawn } = props
  const { bars, show } = drawn
  const texts = useTexts('home')
  const id = useId()
  const empty = bars.every(({ value }) => value === 0)
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
      <Typography component="h2" variant="h2" id={id}>
        <Link component={RouterLink} to={to} color="inherit">
          {title}
        </Link>
      </Typography>
      <Typography
        sx={{ fontSize: '1.375rem', fontWeight: 650, mt: 0.5, fontVariantNumeric: 'tabular-nums' }}
      >
        {figure}
      </Typography>
      {note && (
        <Typography variant="body2" color="textSecondary">
          {note}
        </Typography>
      )}
      {empty ? (
        <Typography color="textSecondary" sx={{ py: 5 }}>
          {texts.noFigures}
        </Typography>
      ) : (
        <>
          <Box aria-hidden sx={{ mt: 2 }}>
            <Drawing {...drawn} />
          </Box>
          {/* In a box that clips it: a table takes the height of its rows, whatever it is given. */}
          <Box className="unseen">
            <table aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{columns[0]}</th>
                  <th scope="col">{columns[1]}</th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ id: bar, name, value }) => (
                  <tr key={bar}>
                    <th scope="row">{name}</th>
                    <td>{show(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Box>
        </>
      )}
    </Card>
  )
}

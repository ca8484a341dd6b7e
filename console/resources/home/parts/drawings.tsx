// Charts in plain SVG and boxes, which follow theme and reading direction.
import { Box } from '@mui/material'

export interface PlotBar {
  /** Unique, unlike the name. */
  id: string
  /** Short, below its bar. */
  label: string
  /** In full, for the table. */
  name: string
  value: number
}

export interface DrawingProps {
  bars: readonly PlotBar[]
  /** The index of a bar with a warning. */
  alarmed?: number
  show(value: number): string
}

const colour = 'var(--mui-palette-primary-main)'
const bad = 'var(--mui-palette-error-main)'

const most = (bars: readonly PlotBar[]) => Math.max(1, ...bars.map(({ value }) => value))

export function Rows({ bars, show }: DrawingProps) {
  const top = most(bars)
  return (
    <Box sx={{ display: 'grid', gap: 0.75, fontSize: '0.8125rem' }}>
      {bars.map(({ id, label, value }) => (
        <Box
          key={id}
          sx={{
            display: 'grid',
            gridTemplateColumns: '38% 1fr auto',
            gap: 1,
            alignItems: 'center',
          }}
        >
          <Box
            component="span"
            dir="auto"
            sx={{
              // The styles of a right-to-left page turn it.
              textAlign: 'left',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {label}
          </Box>
          <Box
            className="plot-bar"
            sx={{
              height: 10,
              width: `${(value / top) * 100}%`,
              minWidth: 2,
              borderRadius: '99px',
              bgcolor: colour,
            }}
          />
          <Box
            component="span"
            sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {show(value)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

export function Columns({ bars, alarmed, show }: DrawingProps) {
  const top = most(bars)
  const step = labelStep(bars)
  return (
    <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, alignItems: 'end', height: 150 }}>
      {bars.map(({ id, label, value }, index) => (
        <Box
          key={id}
          sx={{
            flex: 1,
            minWidth: 0,
            textAlign: 'center',
            fontSize: { xs: '0.6875rem', sm: '0.75rem' },
            color: 'text.secondary',
          }}
        >
          <span>{value === 0 ? '' : show(value)}</span>
          <Box
            className="plot-bar"
            sx={{
              height: `${Math.round((value / top) * 100)}px`,
              minHeight: '2px',
              mx: 'auto',
              maxWidth: 44,
              borderRadius: '6px 6px 2px 2px',
              bgcolor: index === alarmed ? bad : colour,
              opacity: value === 0 ? 0.25 : 1,
            }}
          />
          <Box
            component="span"
            sx={{ display: 'flex', justifyContent: 'center', whiteSpace: 'nowrap', mt: 0.5 }}
          >
            {(bars.length - 1 - index) % step === 0 ? label : '\u00a0'}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** Many columns only fit short labels: of longer ones every other is shown, the last included. */
function labelStep(bars: readonly PlotBar[]): 1 | 2 {
  const fits = bars.length <= 6 || bars.every(({ label }) => label.length <= 4)
  return fits ? 1 : 2
}

const width = 320
const height = 110

/** A line chart, with the first and the last label. */
export function Line({ bars, show }: DrawingProps) {
  const top = most(bars)
  const points = bars.map(({ value }, index) => [
    (index / Math.max(1, bars.length - 1)) * width,
    height - (value / top) * (height - 12),
  ])
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
  return (
    <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        sx={{
          display: 'block',
          width: '100%',
          height: 120,
          '[dir=rtl] &': { transform: 'scaleX(-1)' },
        }}
      >
        <path d={`${path}L${width} ${height}L0 ${height}Z`} fill={colour} opacity="0.12" />
        <path
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth="2.5"
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <span>{`${bars[0]?.label ?? ''} · ${show(bars[0]?.value ?? 0)}`}</span>
        <span>{`${bars.at(-1)?.label ?? ''} · ${show(bars.at(-1)?.value ?? 0)}`}</span>
      </Box>
    </Box>
  )
}

import './values.css'

/** How good the state is. The text carries the meaning; the colour repeats it, and only exceptions have one. */
export type Tone = 'good' | 'caution' | 'bad' | 'quiet'

/** A state in one or two words; with a coloured dot where it needs attention. */
export function Status({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className="status" data-tone={tone}>
      {children}
    </span>
  )
}

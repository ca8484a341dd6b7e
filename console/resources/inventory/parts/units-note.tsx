import { unitsKind } from '../../../messages/number-kinds.ts'
import { NumberNote } from '../../../ui/numbers/number-note.tsx'
import { useNumberReader } from '../../../ui/numbers/use-number-reader.ts'

interface UnitsNoteProps {
  text: string
  /** The error to show where the number itself has none. */
  fault?: string | undefined
}

/** Explains an entry with more than digits. */
export function UnitsNote({ text, fault: other }: UnitsNoteProps) {
  const { read, faultIn, echo } = useNumberReader(unitsKind)
  const reading = read(text)
  const fault = faultIn(reading) ?? other
  const told = /^\d*$/.test(text.trim()) ? '' : echo(text, reading)
  return <NumberNote text={fault ?? told} fault={fault !== undefined} />
}

// The lines of a delivery before it is saved.
import { unitsKind } from '../../../messages/number-kinds.ts'
import { isListOf, isMissingOr, isText, shapeOf } from '../../../store/shape.ts'
import type { StockRow } from '../stock-row.ts'

/** A variant with the units that arrived. */
export interface Line extends Pick<StockRow, 'id' | 'productId' | 'variantId' | 'sku'> {
  readonly name: string
  readonly units: number
}

/** Saved lines; the key is that of their undo, where the platform takes one. */
export interface Delivery {
  readonly lines: readonly Line[]
  readonly key?: string | undefined
}

export type Sent = Required<Delivery>

const isLine = shapeOf<Line>({
  id: isText,
  productId: isText,
  variantId: isText,
  name: isText,
  sku: isText,
  units: Number.isInteger,
})

/** Adds units of a variant; one scanned before keeps its single line, which moves to the top. */
export function countUp(lines: readonly Line[], line: Omit<Line, 'units'>, units = 1): Line[] {
  const held = lines.find(({ id }) => id === line.id)
  const sum = Math.min((held?.units ?? 0) + units, unitsKind.maximum)
  return [{ ...line, units: sum }, ...lines.filter(({ id }) => id !== line.id)]
}

/** Sets the units of a line; 0 removes it. */
export function setUnits(lines: readonly Line[], id: string, units: number): Line[] {
  return lines.flatMap((line) => {
    if (line.id !== id) return [line]
    return units <= 0 ? [] : [{ ...line, units: Math.min(units, unitsKind.maximum) }]
  })
}

/** The lines minus the saved units; what was scanned meanwhile stays. */
export function withoutSaved(lines: readonly Line[], saved: readonly Line[]): Line[] {
  return saved.reduce<Line[]>(
    (left, { id, units }) =>
      setUnits(left, id, (left.find((line) => line.id === id)?.units ?? 0) - units),
    [...lines],
  )
}

export function unitsIn(lines: readonly Line[]): number {
  return lines.reduce((sum, { units }) => sum + units, 0)
}

const none: readonly Line[] = []

/** The stored lines of an unsaved delivery. */
export function readLines(kept: unknown): readonly Line[] {
  return Array.isArray(kept) ? kept.filter(isLine) : none
}

const isSent = shapeOf<Sent>({ key: isText, lines: isListOf(isLine) })

export const isDelivery = shapeOf<Delivery>({
  key: isMissingOr(isText),
  lines: isListOf(isLine),
})

/** The stored lines of a call with an unknown outcome; undefined for none. */
export function readSent(kept: unknown): Sent | undefined {
  return isSent(kept) ? kept : undefined
}

export function holdsAll(lines: readonly Line[], some: readonly Line[]): boolean {
  return unitsIn(withoutSaved(lines, some)) === unitsIn(lines) - unitsIn(some)
}

/** The only variant with exactly the scanned SKU, else undefined. */
export function scanned(found: readonly StockRow[], text: string): StockRow | undefined {
  const wanted = text.trim().toLowerCase()
  const exact = found.filter(({ sku }) => sku.toLowerCase() === wanted)
  return exact.length === 1 ? exact[0] : undefined
}

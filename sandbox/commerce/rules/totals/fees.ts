/** Automatic fees of a cart. */
import { Decimal } from '../amounts.ts'
import type { FeeRule } from '../documents/selling.ts'
import type { PricedLine } from './discounts.ts'

/** A fee; without lines it is on the whole cart. */
export interface DueFee {
  readonly rule: FeeRule
  readonly amount: Decimal
  readonly lineIds: readonly string[]
}

/** The fees of a cart. An empty cart has none. */
export function feesOf(
  rules: readonly FeeRule[],
  lines: readonly PricedLine[],
  subtotal: Decimal,
): DueFee[] {
  if (lines.length === 0) return []
  return rules.flatMap((rule) =>
    linesCharged(rule, lines, subtotal).map((lineIds) => ({
      rule,
      amount: new Decimal(rule.amount),
      lineIds,
    })),
  )
}

/** The lines of each occurrence of the fee. */
function linesCharged(
  { when }: FeeRule,
  lines: readonly PricedLine[],
  subtotal: Decimal,
): readonly (readonly string[])[] {
  switch (when.kind) {
    case 'small-order':
      return subtotal.lessThan(when.below) ? [[]] : []
    case 'heavy-item':
      return lines
        .filter(({ line }) => (line.seen.weight ?? 0) >= when.from)
        .map(({ line }) => [line.id])
  }
}

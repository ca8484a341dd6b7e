// A range of numbers as an address holds it: `10..50`, `10..` or `..50`.

/** Two ends, both within the range; an end left out is open. */
interface NumberRange {
  readonly from?: number | undefined
  readonly to?: number | undefined
}

/** The range in a text; an open range for any other text. */
export function readRange(text: string): NumberRange {
  const [, from, to] = /^(-?\d+(?:\.\d+)?)?\.\.(-?\d+(?:\.\d+)?)?$/.exec(text) ?? []
  return {
    ...(from !== undefined && { from: Number(from) }),
    ...(to !== undefined && { to: Number(to) }),
  }
}

/** The range as text, without an exponent; empty for an open range. Swaps reversed ends. */
export function writeRange({ from, to }: NumberRange): string {
  if (from === undefined && to === undefined) return ''
  const turned = from !== undefined && to !== undefined && from > to
  const [low, high] = turned ? [to, from] : [from, to]
  return `${low ?? ''}..${high ?? ''}`
}

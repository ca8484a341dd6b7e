/** What a shape is, and the few strokes that many share. */
import type { Fills } from '../fills.ts'
import { disc } from '../svg.ts'

/** A thing that can be drawn, about the middle of a square of 1000. */
export interface Shape {
  /** On a table (its foot at y = 770), laid flat and seen from above, or on a wall. */
  readonly place: 'table' | 'flat' | 'wall'
  /** Half the width of its foot, for the shadow on a table. */
  readonly foot?: number
  /** Its own colour where no word says one: wood is wood. */
  readonly colours?: readonly string[]
  draw(fills: Fills): string
}

/** The specks of a stoneware glaze. */
export function speckle(fills: Fills): string {
  return fills.pattern(
    120,
    110,
    [
      [14, 22, 4],
      [70, 12, 3],
      [98, 58, 4],
      [42, 66, 3],
      [20, 98, 3],
      [82, 96, 2],
    ]
      .map(([x = 0, y = 0, r = 0], index) =>
        disc(x, y, r, index % 3 === 1 ? '#fff' : '#3a2a22', { opacity: 0.3 }),
      )
      .join(''),
  )
}

/** The value at a place of a fixed list. */
export function at<T>(items: readonly [T, ...T[]], index: number): T {
  return items[index % items.length] ?? items[0]
}

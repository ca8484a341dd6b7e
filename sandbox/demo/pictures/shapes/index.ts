/** All shapes, by the word their pictures' names begin with. */
import { accessories } from './accessories.ts'
import { people } from './avatar.ts'
import { clothing } from './clothing.ts'
import { coffeeThings } from './coffee.ts'
import { home, pendant } from './home.ts'
import { linen } from './linen.ts'
import { paperThings } from './paper.ts'
import { prints } from './print.ts'
import type { Shape } from './shape.ts'
import { tableware } from './tableware.ts'
import { vessels } from './vessels.ts'
import { writing } from './writing.ts'

const shapes: ReadonlyMap<string, Shape> = new Map<string, Shape>(
  [
    tableware,
    vessels,
    clothing,
    accessories,
    coffeeThings,
    home,
    linen,
    paperThings,
    writing,
    prints,
    people,
  ].flatMap((group) => Object.entries<Shape>(group)),
)

/** The shape of a kind; a parcel for a kind without a drawing. */
export function shapeOf(kind: string, words: readonly string[] = []): Shape {
  if (kind === 'lamp' && words.includes('pendant')) return pendant
  return shapes.get(kind) ?? vessels.box
}

/** Whether a kind has a shape of its own. */
export function hasShape(kind: string): boolean {
  return shapes.has(kind)
}

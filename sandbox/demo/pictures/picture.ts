/** Draws the shop's pictures from their names alone: no files, no network, always the same. */
import { type Random, randomFor } from '../../platform/random.ts'
import { Definitions, type Fills, fillsFor } from './fills.ts'
import { type PictureName, readName } from './name.ts'
import { groundColour, isColour, namedColour, tonesOf, wareColour } from './palette.ts'
import { scene } from './scene.ts'
import { shapeOf } from './shapes/index.ts'
import type { Shape } from './shapes/shape.ts'
import { box, escaped, group } from './svg.ts'

const longestTitle = 100

/**
 * The picture of a name such as `mug-stoneware-mug-3` or `avatar-7`: an SVG document. The first
 * word says what is shown, a colour word its colour, the number at the end which view of it.
 */
export function drawPicture(name: string): string {
  const read = readName(name)
  const shape = shapeOf(read.kind, read.words)
  const definitions = new Definitions()
  const content =
    read.kind === 'avatar' ? portrait(shape, name, definitions) : still(shape, read, definitions)
  const title = [...(read.words.join(' ') || read.kind)].slice(0, longestTitle).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" role="img" stroke-linecap="round" stroke-linejoin="round"><title>${escaped(
    title,
  )}</title>${definitions}${content}</svg>`
}

/** A thing of the shop. Everything but the view comes from the name without its number. */
function still(shape: Shape, { kind, words, stem, view }: PictureName, definitions: Definitions) {
  // The colours of one thing are still one thing: they share their ground and their details.
  const family = [kind, ...words.filter((word) => !isColour(word))].join('-')
  const draw = (purpose: string, of: string) => randomFor(0, purpose, of)
  const hues = draw('colour', stem)
  const colour = namedColour(words) ?? (shape.colours ? hues.pick(shape.colours) : wareColour(hues))
  const accent = wareColour(hues, colour)
  const ground = groundColour(draw('ground', family), colour)
  const other = wareColour(hues, colour, accent, ground)
  const fills = (base: string, second: string, random: Random): Fills =>
    fillsFor(definitions, { tones: tonesOf(base), accent: tonesOf(second), random }, words)
  return scene(
    {
      shape,
      thing: fills(colour, accent, draw('detail', family)),
      companion: fills(shape.colours ? colour : other, accent, draw('detail', family)),
    },
    ground,
    view,
    definitions,
  )
}

/** A person. Here the number is all there is. */
function portrait(shape: Shape, name: string, definitions: Definitions): string {
  const random = randomFor(0, 'portrait', name.replace(/\.svg$/, ''))
  const clothes = wareColour(random)
  const ground = groundColour(random, clothes)
  const paint = { tones: tonesOf(clothes), accent: tonesOf(ground), random }
  const person = shape.draw(fillsFor(definitions, paint, []))
  return (
    box(0, 0, 1000, 1000, ground) +
    group(person, { transform: 'translate(500 1000)scale(1.12)translate(-500 -1000)' })
  )
}

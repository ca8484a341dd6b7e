/** Pens and paints for the pictures: every shape is drawn with these, in a square of 1000 by 1000. */
import { createHash } from 'node:crypto'

/** The colours of one picture. */
export interface Palette {
  /** Behind the object: the wall, and what the object stands on. */
  readonly wall: string
  readonly ground: string
  /** The object: its body, its shaded parts, its lit parts, and one detail. */
  readonly body: string
  readonly dark: string
  readonly light: string
  readonly accent: string
}

/** What a shape draws with. */
export interface Ink extends Palette {
  /** A number in [0, 1) that is always the same for the same picture and place. */
  chance(place: string): number
}

/** Draws one kind of thing, standing near y = 800. */
export type Shape = (ink: Ink) => string

/** Colours that stay what they are whatever the palette. */
export const material = {
  oak: '#c89b6a',
  walnut: '#8a5f42',
  paper: '#fbf7ee',
  cream: '#f1e7d3',
  brass: '#c7a04f',
  steel: '#aab2b8',
  iron: '#3d4246',
  leaf: '#6f8f6a',
  straw: '#d9b878',
} as const

const palettes: readonly Palette[] = [
  ['#efe6d8', '#e0d0b8', '#c4643f', '#9c4a2c', '#e08a63', '#f3d9a4'],
  ['#dfe8e4', '#c5d5cd', '#3f7a6b', '#2b5a4e', '#6aa595', '#f0c98b'],
  ['#e6e4ee', '#d0cde0', '#575a8c', '#3e4069', '#8487b8', '#e9b7a1'],
  ['#f4e3dc', '#e8cabf', '#b5545c', '#8c3c45', '#d88289', '#f5d08c'],
  ['#e4eaf0', '#c9d6e2', '#3c6690', '#294a6c', '#6e96bd', '#f1c27a'],
  ['#eef0dc', '#d9debb', '#7d8b46', '#5d6931', '#a6b46f', '#e7a977'],
  ['#f5ead2', '#e9d4a6', '#d29a32', '#a57521', '#ecbf68', '#7a8f86'],
  ['#e9e4df', '#d5cbc2', '#4a4a4c', '#323234', '#77777a', '#d98d62'],
  ['#e2edec', '#c4dbd9', '#e3ddd0', '#c3b9a6', '#f8f4ea', '#3f7f86'],
  ['#f2e1e6', '#e2c4ce', '#7c4a68', '#5a324a', '#a97694', '#efc98d'],
].map(([wall = '', ground = '', body = '', dark = '', light = '', accent = '']) => ({
  wall,
  ground,
  body,
  dark,
  light,
  accent,
}))

/** The ink of one picture; pictures of one product share its palette. */
export function inkFor(product: string, picture: string): Ink {
  const palette = palettes[Math.floor(draw(product, 'palette') * palettes.length)]
  if (palette === undefined) throw new RangeError('There are no palettes')
  return { ...palette, chance: (place) => draw(picture, place) }
}

function draw(key: string, place: string): number {
  return createHash('sha256').update(`${key}/${place}`).digest().readUInt32LE(0) / 4294967296
}

/** A filled outline. */
export function flat(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

/** A filled outline with light from the left: what makes a flat colour a body. */
export function solid(d: string, fill: string): string {
  return `${flat(d, fill)}<path d="${d}" fill="url(#light)"/>`
}

/** A line without a filling. */
export function line(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
}

/** The outline of a box with rounded corners, for `flat` and `solid`. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

/** The same mark several times. */
export function repeat(count: number, mark: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => mark(index)).join('')
}

/** Marks turned and moved as one. */
export function turned(degrees: number, x: number, y: number, marks: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${marks}</g>`
}

/** The colours of the shop's pictures: few, muted, and chosen so that things contrast with their background. */
import type { Random } from '../../platform/random.ts'

/** One colour with the lights and shades a drawing needs. */
export interface Tones {
  readonly base: string
  readonly light: string
  readonly pale: string
  readonly dark: string
  readonly deep: string
}

const warmWhite = '#fffaf0'
const warmBlack = '#241d1b'

/** Words in a picture's name that say its colour. The shop's own names come first. */
const colourWords: Readonly<Record<string, string>> = {
  oat: '#e6dcc6',
  chalk: '#f3efe6',
  charcoal: '#3a3d40',
  ink: '#1f2a44',
  moss: '#6b7a4b',
  rust: '#b4552d',
  clay: '#c98b6b',
  sand: '#d8c3a5',
  sky: '#8fb4cc',
  plum: '#6d3b57',
  mustard: '#d1a23a',
  forest: '#2f4f3e',
  blush: '#e2b9ae',
  slate: '#6f7b86',
  black: '#2b2b2d',
  white: '#f4f1ea',
  cream: '#efe4cb',
  grey: '#8e9294',
  gray: '#8e9294',
  navy: '#24324f',
  midnight: '#262f4d',
  blue: '#4f759b',
  teal: '#2f6f73',
  green: '#56795a',
  olive: '#7c7a45',
  sage: '#94a284',
  yellow: '#dcb04a',
  ochre: '#c8913c',
  beeswax: '#dcab4e',
  brass: '#b98f4a',
  orange: '#cf7a3c',
  red: '#a83a32',
  pink: '#dba3a0',
  brown: '#7a5136',
  lilac: '#a99bbd',
  denim: '#34476a',
  selvedge: '#34476a',
  leather: '#a5673f',
  iron: '#35363a',
}

/** What a thing without a colour of its own may have. */
const wares = [
  '#b4552d',
  '#2f4f3e',
  '#d1a23a',
  '#6f7b86',
  '#c98b6b',
  '#f0e8d8',
  '#3f5f78',
  '#6b7a4b',
  '#6d3b57',
  '#8fb4cc',
  '#d8917c',
  '#3d4658',
] as const

/** Grounds: paper, linen, clay, sage, mist, ochre, rose, slate, lilac, dusk. */
const grounds = [
  '#ece5d8',
  '#ddd2bf',
  '#d8b49c',
  '#bcc7ae',
  '#c6d3d6',
  '#e2c588',
  '#e4c3ba',
  '#a3b0b8',
  '#cbc3d3',
  '#8fa3a0',
] as const

/** Wood, from pale to dark. */
export const woods = ['#d3ab7a', '#b98a5a', '#8a5d3b'] as const

/** White as a shop's studio light has it. */
export const paper = '#faf6ec'

/** The lights and shades of a colour. */
export function tonesOf(base: string): Tones {
  return {
    base,
    light: mix(base, warmWhite, 0.22),
    pale: mix(base, warmWhite, 0.55),
    dark: mix(base, warmBlack, 0.2),
    deep: mix(base, warmBlack, 0.45),
  }
}

/** The last colour word of a name, because the colour follows the thing: `mug-olive-grove-rust`. */
export function namedColour(words: readonly string[]): string | undefined {
  const word = words.findLast((candidate) => Object.hasOwn(colourWords, candidate))
  return word === undefined ? undefined : colourWords[word]
}

/** Whether a word says a colour. */
export function isColour(word: string): boolean {
  return Object.hasOwn(colourWords, word)
}

/** A ware's colour, far from the ones it should not look like. */
export function wareColour(random: Random, ...others: readonly string[]): string {
  return farFrom(random.sample(wares, wares.length), others, 90)
}

/** A ground's colour on which all the given colours show. */
export function groundColour(random: Random, ...things: readonly string[]): string {
  return farFrom(random.sample(grounds, grounds.length), things, 105)
}

/** `amount` of the way from one colour to another. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to)
  return `#${channels(from)
    .map((value, index) => Math.round(value + ((target[index] ?? value) - value) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

function farFrom(candidates: readonly string[], others: readonly string[], enough: number): string {
  const nearest = (colour: string) => Math.min(...others.map((other) => distance(colour, other)))
  const sorted = candidates.toSorted((left, right) => nearest(right) - nearest(left))
  return candidates.find((colour) => nearest(colour) >= enough) ?? sorted[0] ?? paper
}

/** How different two colours look; lightness counts most. */
function distance(left: string, right: string): number {
  const [r = 0, g = 0, b = 0] = channels(left)
  const [r2 = 0, g2 = 0, b2 = 0] = channels(right)
  const lightness = 0.3 * (r - r2) + 0.59 * (g - g2) + 0.11 * (b - b2)
  return Math.hypot(1.6 * lightness, 0.5 * (r - r2), 0.5 * (g - g2), 0.5 * (b - b2))
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}

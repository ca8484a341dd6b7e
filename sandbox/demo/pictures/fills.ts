/** What a shape paints with: its colours, its chance, and the fills that need a definition. */
import type { Random } from '../../platform/random.ts'
import type { Tones } from './palette.ts'

/** What a drawing is coloured with. */
export interface Fills {
  /** The colour of the thing. */
  readonly tones: Tones
  /** A second colour that goes with it. */
  readonly accent: Tones
  readonly random: Random
  /** Whether the picture's name has one of these words. */
  hasWord(...words: readonly string[]): boolean
  /** A fill for something round and upright: lit from the left. */
  round(tones: Tones): string
  /** A fill for something soft or flat: lit from above. */
  soft(tones: Tones): string
  /** A light that fades outwards. */
  glow(colour: string, opacity: number): string
  /** A repeated fill. */
  pattern(width: number, height: number, content: string, turned?: number): string
  /** Cuts to an outline: the value of `clip-path`. */
  clip(d: string): string
}

/** The definitions of one picture. Equal ones are written once. */
export class Definitions {
  readonly #ids = new Map<string, string>()

  /** The reference of a definition, written as an element without its id. */
  refer(tag: string, attributes: string, content: string): string {
    const key = `${tag}|${attributes}|${content}`
    const id = this.#ids.get(key) ?? `d${this.#ids.size}`
    this.#ids.set(key, id)
    return `url(#${id})`
  }

  toString(): string {
    const written = [...this.#ids].map(([key, id]) => {
      const [tag = '', attributes = '', ...content] = key.split('|')
      return `<${tag} id="${id}"${attributes && ` ${attributes}`}>${content.join('|')}</${tag}>`
    })
    return written.length > 0 ? `<defs>${written.join('')}</defs>` : ''
  }
}

/** A fills that leaves its definitions in `definitions`. */
export function fillsFor(
  definitions: Definitions,
  paint: Pick<Fills, 'tones' | 'accent' | 'random'>,
  words: readonly string[],
): Fills {
  return {
    ...paint,
    hasWord: (...wanted) => wanted.some((word) => words.includes(word)),
    round: ({ light, base, dark }) =>
      definitions.refer(
        'linearGradient',
        'x2="1" y2=".12"',
        stop(0, light) + stop(0.32, base) + stop(0.6, base) + stop(1, dark),
      ),
    soft: ({ light, base }) =>
      definitions.refer('linearGradient', 'x2=".5" y2="1"', stop(0, light) + stop(0.7, base)),
    glow: (colour, opacity) =>
      definitions.refer(
        'radialGradient',
        '',
        stop(0, colour, opacity) + stop(0.45, colour, opacity * 0.45) + stop(1, colour, 0),
      ),
    pattern: (width, height, content, turned = 0) =>
      definitions.refer(
        'pattern',
        `width="${width}" height="${height}" patternUnits="userSpaceOnUse"${
          turned ? ` patternTransform="rotate(${turned})"` : ''
        }`,
        content,
      ),
    clip: (d) => definitions.refer('clipPath', '', `<path d="${d}"/>`),
  }
}

function stop(offset: number, colour: string, opacity?: number): string {
  const faded = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${faded}/>`
}

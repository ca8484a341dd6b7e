/** Friendly faces for the shop's people. */
import type { Fills } from '../fills.ts'
import { mix, tonesOf } from '../palette.ts'
import { disc, line, oval, path } from '../svg.ts'
import { at, type Shape } from './shape.ts'

/** Skin, and the hair that goes with it: darker hair with darker skin. */
const looks = [
  ['#f3cfb3', '#4a3024', '#b9834a', '#d9b26f', '#a0482c'],
  ['#f0c3a4', '#2b2220', '#7a4a2a', '#8f8a86', '#a0482c'],
  ['#e8b792', '#1f1d22', '#4a3024', '#7a4a2a', '#d9b26f'],
  ['#d39a70', '#1f1d22', '#2b2220', '#4a3024', '#7a4a2a'],
  ['#b0764c', '#1f1d22', '#2b2220', '#3b2720', '#4a3024'],
  ['#8a5636', '#1f1d22', '#2b2220', '#3b2720', '#8f8a86'],
  ['#6d4630', '#1a181c', '#241c1b', '#2b2220', '#3b2720'],
] as const

/** Hair behind the head and before it. */
interface Style {
  readonly back?: string
  readonly front: string
}

const styles: readonly [Style, ...Style[]] = [
  // Short, parted.
  {
    front:
      'M318 440Q300 230 500 216 700 226 682 440 660 420 650 360 560 370 450 300 400 350 350 370 340 420 318 440Z',
  },
  // Long, straight.
  {
    back: 'M290 420Q290 200 500 196 710 200 710 420V700Q600 740 500 730 400 740 290 700Z',
    front: 'M320 450Q310 250 500 236 690 250 680 450 650 330 560 300 400 320 320 450Z',
  },
  // Bob.
  {
    back: 'M280 430Q280 196 500 190 720 196 720 430 730 560 690 600H310Q270 560 280 430Z',
    front: 'M316 430Q310 250 500 230 690 250 684 430 600 380 500 374 400 380 316 430Z',
  },
  // Bun.
  {
    back: 'M500 116A78 78 0 1 1 499 116Z',
    front: 'M316 450Q300 220 500 206 700 220 684 450 660 340 500 310 340 340 316 450Z',
  },
  // Curls.
  {
    back: 'M300 470Q220 440 262 360 230 270 320 250 340 160 430 180 500 110 580 176 680 160 690 250 780 280 740 364 780 440 700 470 500 560 300 470Z',
    front:
      'M320 420Q330 300 400 310 430 260 500 300 570 256 610 312 670 300 680 420 720 300 620 220 500 170 380 220 290 290 320 420Z',
  },
  // Cropped.
  { front: 'M322 410Q316 236 500 226 684 236 678 410 650 330 500 316 350 330 322 410Z' },
  // Swept to a side.
  {
    front:
      'M316 440Q280 260 430 200 640 150 700 300 700 400 684 440 660 380 640 340 480 380 400 300 340 360 316 440Z',
  },
]

function glasses(fills: Fills): string {
  if (!fills.random.chance(0.28)) return ''
  const rim = { stroke: '#3a322e', 'stroke-width': 11 }
  return (
    disc(424, 450, 54, 'none', rim) +
    disc(576, 450, 54, 'none', rim) +
    line('M478 444Q500 432 522 444', '#3a322e', 10)
  )
}

function clothes(fills: Fills, skin: string): string {
  const { tones } = fills
  const body = path(
    'M110 1010Q130 790 330 750 500 720 670 750 870 790 890 1010Z',
    fills.soft(tones),
  )
  const collar = fills.random.integer(0, 3)
  if (collar === 0)
    return (
      body +
      path('M400 736Q500 850 600 736L590 720H410Z', skin) +
      line('M400 738Q500 856 600 738', tones.dark, 18)
    )
  if (collar === 1)
    return body + path('M388 742Q500 700 612 742 620 810 500 816 380 810 388 742Z', tones.dark)
  if (collar === 2)
    return (
      body +
      path('M420 730 500 880 580 730Z', skin) +
      path('M410 716 500 880 400 850 366 748ZM590 716 500 880 600 850 634 748Z', tones.light)
    )
  return (
    body +
    path('M410 730Q500 800 590 730Z', skin) +
    line('M404 740Q500 812 596 740', tones.deep, 22)
  )
}

const avatar: Shape = {
  place: 'wall',
  draw(fills) {
    const { random } = fills
    const [face, ...hues] = random.pick(looks)
    const skin = { ...tonesOf(face), dark: mix(face, '#8a3f22', 0.26) }
    const hair = tonesOf(random.pick(hues))
    const style = at(styles, random.integer(0, styles.length - 1))
    const smile = random.pick([
      'M440 560Q500 616 560 560',
      'M450 566Q500 600 556 556',
      'M446 560Q500 630 554 560Z',
    ])
    const open = smile.endsWith('Z')
    return (
      (style.back ? path(style.back, hair.dark) : '') +
      path('M420 600H580V740Q500 830 420 740Z', skin.dark) +
      clothes(fills, skin.dark) +
      oval(318, 470, 32, 44, skin.dark) +
      oval(682, 470, 32, 44, skin.dark) +
      path(
        'M322 420Q322 250 500 250 678 250 678 420 684 560 610 630 500 710 390 630 316 560 322 420Z',
        skin.base,
      ) +
      disc(400, 546, 42, '#e0705a', { opacity: 0.2 }) +
      disc(600, 546, 42, '#e0705a', { opacity: 0.2 }) +
      path(style.front, hair.base) +
      disc(424, 454, 17, '#2b2220') +
      disc(576, 454, 17, '#2b2220') +
      line('M394 396Q424 378 454 394M546 394Q576 378 606 396', hair.deep, 12) +
      line('M500 470Q484 516 504 524', skin.deep, 10, { opacity: 0.55 }) +
      (open
        ? path(smile, '#fff', { stroke: '#7c3a30', 'stroke-width': 10 })
        : line(smile, '#7c3a30', 13)) +
      glasses(fills)
    )
  },
}

/** People by kind. */
export const people = { avatar } satisfies Record<string, Shape>

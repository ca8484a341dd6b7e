/** Notebooks, cards and calendars. */
import { paper, tonesOf, woods } from '../palette.ts'
import { box, disc, group, line, path } from '../svg.ts'
import type { Shape } from './shape.ts'

const notebook: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    const book = (colour: typeof tones, spine: string, turn: number, bound: boolean) =>
      group(
        box(262, 170, 500, 680, '#e8dfcc', { rx: 20 }) +
          box(246, 156, 500, 680, fills.soft(colour), { rx: 20 }) +
          path('M266 156H330V836H266Q246 836 246 816V176Q246 156 266 156Z', spine) +
          box(420, 280, 230, 120, paper) +
          line('M450 326H610M450 360H560', colour.deep, 10, { opacity: 0.7 }) +
          (bound ? box(676, 156, 18, 680, accent.base) : ''),
        { transform: `rotate(${turn} 500 700)` },
      )
    if (fills.hasWord('pocket', 'pack')) {
      return (
        book(accent, accent.dark, -14, false) +
        book(tonesOf('#d8c3a5'), '#b99f7b', -3, false) +
        book(tones, tones.dark, 9, false)
      )
    }
    return path('M560 820H600V930L580 906 560 930Z', accent.dark) + book(tones, tones.dark, 0, true)
  },
}

const cards: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    const card = (turn: number, x: number, picture: string) =>
      group(box(300, 200, 330, 470, paper, { rx: 6 }) + picture, {
        transform: `translate(${x} 0) rotate(${turn} 500 800)`,
      })
    const sprig =
      line('M465 610V290', '#66805f', 9) +
      path(
        'M465 420Q380 410 370 330 455 330 465 420ZM465 500Q560 480 560 400 470 410 465 500ZM465 570Q380 560 370 490 455 490 465 570Z',
        '#7d9274',
      ) +
      disc(465, 280, 44, accent.base)
    const sun = disc(465, 380, 90, tones.light) + box(340, 520, 250, 14, tones.dark)
    return (
      (fills.hasWord('letter', 'envelope') ? '' : card(-20, -30, sun)) +
      card(
        fills.hasWord('letter', 'envelope') ? -8 : 2,
        30,
        fills.hasWord('letter')
          ? line('M350 280H570M350 330H570M350 380H500', '#b9ad98', 9)
          : sprig,
      ) +
      path('M190 520H790V860H190Z', fills.soft(tones)) +
      path('M190 860 440 680H540L790 860Z', tones.light) +
      path('M190 520 490 740 790 520Z', tones.dark) +
      disc(490, 716, 42, accent.base) +
      disc(482, 708, 18, accent.light)
    )
  },
}

const calendar: Shape = {
  place: 'table',
  foot: 340,
  draw(fills) {
    const { tones, accent } = fills
    const wood = tonesOf(woods[1])
    const days = fills.pattern(62, 58, box(12, 14, 30, 30, tones.deep, { rx: 6, opacity: 0.75 }))
    return (
      box(286, 196, 470, 510, '#ddd2bd') +
      box(262, 176, 470, 540, paper) +
      box(262, 176, 470, 210, fills.soft(tones)) +
      disc(600, 266, 52, accent.light) +
      path('M262 386V320Q340 270 420 320 500 360 580 310 660 280 732 330V386Z', tones.dark) +
      group(box(0, 0, 434, 232, days), { transform: 'translate(286 440)' }) +
      box(420, 512, 30, 30, accent.base, { rx: 6 }) +
      path('M160 690H840V740Q840 770 810 770H190Q160 770 160 740Z', fills.round(wood)) +
      box(160, 690, 680, 16, wood.light)
    )
  },
}

/** Paper things by kind. */
export const paperThings = { notebook, cards, calendar } satisfies Record<string, Shape>

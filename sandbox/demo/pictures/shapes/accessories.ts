/** Hats, socks, scarves and bags. */
import { box, group, line, oval, path } from '../svg.ts'
import { bands } from './clothing.ts'
import type { Shape } from './shape.ts'

const hat: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const crown = 'M226 620Q220 230 500 226 780 230 774 620Z'
    return (
      path(crown, fills.round(tones)) +
      line('M500 230V610M410 240Q340 400 330 610M590 240Q660 400 670 610', tones.dark, 9, {
        opacity: 0.55,
      }) +
      path(
        'M204 580Q500 540 796 580 816 660 796 756 500 790 204 756 184 660 204 580Z',
        fills.round(tones),
      ) +
      path(
        'M204 580Q500 540 796 580 816 660 796 756 500 790 204 756 184 660 204 580Z',
        fills.pattern(36, 40, box(0, 0, 10, 40, tones.dark, { opacity: 0.45 })),
      ) +
      line('M206 584Q500 546 794 584', tones.deep, 8, { opacity: 0.45 }) +
      oval(340, 400, 26, 92, tones.pale, { opacity: 0.35, transform: 'rotate(16 340 400)' })
    )
  },
}

const socks: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    const outline =
      'M330 170H510V540Q510 580 560 612L700 700Q760 750 720 810 680 850 600 832L390 730Q326 690 328 600Z'
    const sock = (colour: typeof tones, stripe: string) =>
      path(outline, fills.soft(colour)) +
      path('M330 170H510V250H330Z', colour.dark) +
      path('M328 600Q330 560 400 560 470 600 420 744L390 730Q326 690 328 600Z', stripe) +
      path('M640 664 700 700Q760 750 720 810 690 842 620 834 570 760 640 664Z', stripe) +
      bands(fills, outline, [290, 344], stripe)
    return (
      group(sock(accent, accent.dark), { transform: 'translate(150 -20) rotate(8 500 500)' }) +
      group(sock(tones, accent.light), { transform: 'translate(-90 20)' })
    )
  },
}

const scarf: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    const under = 'M520 420 700 380 830 800 650 850Z'
    const over = 'M300 420H500L470 850H270Z'
    const fringe = fills.pattern(24, 60, box(4, 0, 11, 60, tones.dark))
    return (
      path('M645 835 830 785 850 850 664 900Z', fringe) +
      path(under, tones.dark) +
      bands(fills, under, [650, 700, 750], accent.dark) +
      path('M270 850H470V910H270Z', fringe) +
      path(over, fills.soft(tones)) +
      bands(fills, over, [660, 710, 760], accent.base) +
      path(
        'M200 330Q210 130 500 130 800 130 800 330 790 500 500 510 200 500 200 330Z',
        fills.round(tones),
      ) +
      path(
        'M330 310Q340 220 500 220 660 220 670 300 640 350 500 352 350 350 330 310Z',
        tones.deep,
      ) +
      line('M236 390Q330 466 500 470 680 466 764 380M290 210Q380 160 520 168', tones.dark, 9, {
        opacity: 0.6,
      })
    )
  },
}

const tote: Shape = {
  place: 'flat',
  colours: ['#f0e6d2', '#e6dcc6'],
  draw(fills) {
    const { tones, accent } = fills
    return (
      line('M380 390C370 60 630 60 620 390', tones.dark, 34) +
      path('M226 360H774L806 860H194Z', fills.soft(tones)) +
      path('M226 360H774L778 412H222Z', tones.dark, { opacity: 0.6 }) +
      line('M380 470C372 150 628 150 620 470', tones.light, 34) +
      line('M380 470C372 150 628 150 620 470', tones.dark, 3, { 'stroke-dasharray': '12 10' }) +
      path('M390 720A110 110 0 0 1 610 720Z', accent.base) +
      box(370, 720, 260, 16, accent.dark) +
      line('M410 764H590M450 796H550', accent.base, 12)
    )
  },
}

const roll: Shape = {
  place: 'flat',
  colours: ['#a5673f', '#8a5d3b'],
  draw(fills) {
    const { tones, accent } = fills
    const pens = [
      [300, 250, accent.base],
      [390, 210, '#2f3b4c'],
      [480, 270, '#c39a56'],
      [570, 230, accent.dark],
    ] as const
    return (
      path('M200 330H760V800H200Z', tones.deep) +
      pens
        .map(
          ([x, y, colour]) =>
            path(`M${x - 20} ${y + 60}Q${x} ${y - 30} ${x + 20} ${y + 60}V700H${x - 20}Z`, colour) +
            box(x + 12, y + 80, 7, 110, '#e6d3a3'),
        )
        .join('') +
      path('M200 520H760V800Q480 816 200 800Z', fills.soft(tones)) +
      line('M345 536V790M435 536V790M525 536V790M615 536V790M216 538H744', tones.pale, 5, {
        'stroke-dasharray': '14 10',
      }) +
      path('M690 320H760Q830 330 830 400V740Q830 800 760 804H690Z', fills.round(tones)) +
      line('M830 560Q900 570 890 690', tones.deep, 12)
    )
  },
}

/** Things to wear or carry, by kind. */
export const accessories = { hat, socks, scarf, tote, roll } satisfies Record<string, Shape>

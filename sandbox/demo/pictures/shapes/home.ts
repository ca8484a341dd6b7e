/** Light and warmth for a room. */
import { paper, tonesOf, woods } from '../palette.ts'
import { box, disc, group, line, oval, path, shine } from '../svg.ts'
import type { Shape } from './shape.ts'

const lamplight = '#ffe7ae'

const candle: Shape = {
  place: 'table',
  foot: 200,
  draw(fills) {
    const { tones, accent } = fills
    return (
      disc(500, 260, 300, fills.glow(lamplight, 0.8)) +
      path('M300 430H700V720Q700 770 650 770H350Q300 770 300 720Z', fills.round(tones)) +
      oval(500, 430, 200, 46, tones.light) +
      oval(500, 438, 172, 34, tones.dark) +
      oval(500, 444, 120, 20, tones.pale) +
      line('M500 440V360', '#3a2c25', 10) +
      path('M500 180Q580 280 548 340 500 384 452 340 424 280 500 180Z', '#f3b34c') +
      path('M500 260Q540 310 522 344 500 362 478 344 462 310 500 260Z', '#fff3cf') +
      box(390, 540, 220, 150, paper) +
      disc(500, 596, 26, accent.base) +
      line('M446 650H554', tones.deep, 10) +
      shine('M338 510V690', 20, 0.45)
    )
  },
}

/** A lamp that hangs: no table under it. */
export const pendant: Shape = {
  place: 'wall',
  colours: ['#f6ead2'],
  draw(fills) {
    const shade = tonesOf('#f6ead2')
    return (
      disc(500, 520, 480, fills.glow(lamplight, 0.75)) +
      line('M500-60V260', '#4a433d', 9) +
      box(462, 236, 76, 44, '#4a433d', { rx: 10 }) +
      oval(500, 520, 300, 260, fills.round(shade)) +
      disc(480, 540, 210, fills.glow('#fff', 0.9)) +
      line(
        'M318 314H682M246 390Q500 424 754 390M206 470Q500 512 794 470M204 560Q500 608 796 560M238 640Q500 690 762 640M300 712Q500 754 700 712',
        '#cdb68c',
        6,
        { opacity: 0.8 },
      )
    )
  },
}

const lamp: Shape = {
  place: 'table',
  foot: 150,
  draw(fills) {
    const { tones } = fills
    const wood = tonesOf(woods[1])
    return (
      disc(500, 400, 440, fills.glow(lamplight, 0.65)) +
      path('M470 480H530V640Q620 660 640 740V770H360V740Q380 660 470 640Z', fills.round(wood)) +
      path('M366 732H634V770H366Z', wood.dark, { opacity: 0.5 }) +
      path('M370 190H630L740 520H260Z', fills.round(tones)) +
      path('M370 190H630L636 208H364ZM266 500H734L740 520H260Z', tones.dark) +
      path('M420 208H560L600 500H390Z', '#fff', { opacity: 0.18 }) +
      line('M640 520V600', '#8a6a3c', 6) +
      disc(640, 612, 14, '#b98f4a')
    )
  },
}

const wreath: Shape = {
  place: 'wall',
  draw(fills) {
    const { tones, accent } = fills
    const leaf = 'M500 170Q560 210 540 296 470 270 500 170Z'
    const turned = (content: string, turns: readonly number[]) =>
      turns.map((turn) => group(content, { transform: `rotate(${turn} 500 520)` })).join('')
    const turns = (start: number, step: number) =>
      Array.from({ length: Math.floor(360 / step) }, (_, index) => start + index * step)
    return (
      line('M500 60V250', '#8a6a4c', 10) +
      disc(500, 520, 280, 'none', { stroke: '#8a6243', 'stroke-width': 34 }) +
      turned(path(leaf, '#7d8f68'), turns(0, 30)) +
      turned(path('M500 330Q420 290 440 220 520 240 500 330Z', '#5d7053'), turns(11, 45)) +
      turned(
        disc(500, 240, 34, tones.base) + disc(494, 234, 14, tones.pale),
        [150, 178, 206, 238, 24],
      ) +
      turned(disc(500, 252, 24, accent.base), [164, 194, 222, 46])
    )
  },
}

const doorstop: Shape = {
  place: 'table',
  foot: 370,
  colours: ['#35363a', '#3d3833'],
  draw(fills) {
    const { tones } = fills
    return (
      line('M780 690Q900 700 880 600', tones.dark, 40) +
      path(
        'M220 700Q250 480 460 440 700 410 790 560 850 680 810 770H240Q190 760 220 700Z',
        fills.round(tones),
      ) +
      path('M600 770Q590 620 700 600 800 610 810 720V770Z', tones.dark) +
      path(
        'M110 700Q110 570 230 540 350 530 400 620 430 720 360 770H170Q110 760 110 700Z',
        fills.round(tones),
      ) +
      path('M300 540Q400 520 430 610 440 700 390 720 320 690 300 540Z', tones.dark) +
      oval(128, 690, 30, 24, '#1c1b1c') +
      line('M196 640Q222 660 248 636', '#1c1b1c', 10) +
      path('M300 770Q310 716 400 716 470 722 474 770Z', tones.light) +
      shine('M470 490Q560 460 640 474', 20, 0.25) +
      path('M452 560Q480 620 440 716L400 730Q440 650 420 570Z', fills.accent.base)
    )
  },
}

/** Things for a room, by kind. */
export const home = { candle, lamp, wreath, doorstop } satisfies Record<string, Shape>

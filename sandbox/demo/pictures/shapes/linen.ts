/** Blankets, towels and wood: what lies about a house. */
import { mix, woods } from '../palette.ts'
import { box, disc, line, path } from '../svg.ts'
import type { Shape } from './shape.ts'

const blanket: Shape = {
  place: 'table',
  foot: 380,
  draw(fills) {
    const { tones } = fills
    const fold = (y: number, left: number, fill: string) =>
      path(
        `M${left} ${y}H${810 - (left - 170)}Q880 ${y} 880 ${y + 62} 880 ${y + 124} 800 ${y + 124}H${left}Q${left - 40} ${y + 62} ${left} ${y}Z`,
        fill,
      )
    const herringbone = fills.pattern(
      64,
      40,
      line('M0 30 32 6 64 30', tones.deep, 7, { opacity: 0.45 }),
    )
    const drape = 'M240 396H600V690H240Z'
    const fringe = fills.pattern(26, 60, box(4, 0, 12, 60, tones.light))
    return (
      fold(646, 160, tones.dark) +
      fold(524, 180, fills.soft(tones)) +
      fold(402, 170, tones.dark) +
      path('M190 396Q190 340 250 336H760Q850 340 860 410 800 440 190 420Z', fills.soft(tones)) +
      path(drape, fills.soft(tones)) +
      (fills.hasWord('wool')
        ? path(drape, herringbone)
        : line('M300 400V686M540 400V686', tones.pale, 14)) +
      path('M240 690H600V744H240Z', fringe) +
      line('M240 420V690M600 420V690', tones.deep, 6, { opacity: 0.35 })
    )
  },
}

const towel: Shape = {
  place: 'wall',
  draw(fills) {
    const { tones } = fills
    const hung = 'M340 250Q500 180 660 250L720 840Q500 872 280 840Z'
    const waffle = fills.pattern(
      44,
      44,
      box(6, 6, 32, 32, tones.dark, { opacity: 0.35 }) + box(12, 12, 26, 26, tones.light),
    )
    return (
      box(150, 140, 700, 50, woods[1], { rx: 12 }) +
      line('M500 240Q470 190 500 166 530 190 500 240', tones.dark, 12) +
      path(hung, fills.round(tones)) +
      path(hung, waffle) +
      path(
        'M420 220Q440 500 400 850L460 856Q480 500 470 214ZM600 226Q610 560 650 848L690 844Q640 500 640 240Z',
        tones.deep,
        {
          opacity: 0.16,
        },
      ) +
      path('M292 742 708 742 716 786 286 786Z', tones.pale) +
      disc(500, 166, 26, woods[0]) +
      disc(500, 166, 26, 'none', { stroke: woods[2], 'stroke-width': 5 })
    )
  },
}

const board: Shape = {
  place: 'flat',
  colours: ['#b98a5a', '#a5764a', '#c79a67'],
  draw(fills) {
    // An olive board is not green.
    const wood = fills.hasWord('wood', 'oak', 'walnut') ? '#b0804d' : fills.tones.base
    const deep = mix(wood, '#3d2413', 0.45)
    const outline =
      'M440 110Q500 70 560 110L572 260Q580 320 660 340 740 370 742 460L750 800Q748 890 650 896L350 900Q256 896 254 800L260 450Q264 366 340 338 420 320 428 260Z'
    return (
      path(outline, wood) +
      path(
        'M330 880Q300 640 360 480 420 380 470 300 400 520 420 890ZM560 890Q620 700 580 540 560 420 520 300 660 440 650 620 640 760 680 886Z',
        mix(wood, '#fff3d6', 0.28),
      ) +
      line(
        'M480 890Q520 640 490 460 480 360 500 260M290 820Q280 620 320 460M716 820Q724 560 660 420M450 880Q470 700 452 560M610 700Q634 620 606 560 582 620 610 700',
        deep,
        6,
        { opacity: 0.5 },
      ) +
      disc(500, 158, 28, deep) +
      line('M500 150Q440 60 520 20', '#e8dcc4', 10)
    )
  },
}

const shelf: Shape = {
  place: 'wall',
  colours: [woods[0], woods[1]],
  draw(fills) {
    const { tones, accent } = fills
    return (
      box(170, 300, 270, 350, '#3a3533') +
      box(192, 322, 226, 306, '#f6f0e4') +
      disc(305, 440, 62, accent.base) +
      path('M192 628V560Q260 490 418 580V628Z', accent.dark) +
      box(400, 400, 210, 250, woods[2]) +
      box(418, 418, 174, 214, '#e9dfcb') +
      path('M450 600V510A55 55 0 0 1 560 510V600Z', '#6f7b86') +
      path('M690 650Q650 560 690 520V470H740V520Q780 560 740 650Z', accent.light) +
      line('M715 470Q700 380 740 320M712 420Q670 380 668 340', '#66805f', 9) +
      box(100, 648, 800, 30, tones.light) +
      box(100, 678, 800, 52, fills.soft(tones)) +
      box(100, 722, 800, 10, tones.dark)
    )
  },
}

/** Cloth and wood, by kind. */
export const linen = { blanket, towel, board, shelf } satisfies Record<string, Shape>

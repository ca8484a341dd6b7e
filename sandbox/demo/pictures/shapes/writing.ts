/** What one writes with. */
import { paper, tonesOf, woods } from '../palette.ts'
import { box, disc, group, line, oval, path, shine } from '../svg.ts'
import type { Shape } from './shape.ts'

const pen: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const steel = tonesOf('#c9c6bd')
    const body =
      path('M455 560 480 720 500 790 520 720 545 560Z', fills.round(steel)) +
      line('M500 640V780', steel.deep, 5) +
      disc(500, 640, 11, steel.deep) +
      path('M436 400H564L546 600H454Z', '#2d2a29') +
      path('M432 120Q432 70 500 66 568 70 568 120V410H432Z', fills.round(tones)) +
      box(426, 380, 148, 34, tones.dark) +
      box(426, 250, 148, 16, tones.dark, { opacity: 0.7 }) +
      shine('M462 130V360', 14, 0.6)
    const cap =
      path('M432 330Q432 280 500 276 568 280 568 330V640H432Z', fills.round(tones)) +
      box(426, 606, 148, 34, tones.dark) +
      path('M486 320H514V540Q514 566 500 566 486 566 486 540Z', tones.light) +
      shine('M458 340V590', 12, 0.5)
    return (
      line('M190 800C290 700 330 890 420 800S520 760 560 820', '#2b3350', 12) +
      group(body, { transform: 'rotate(38 500 500) translate(-30 20)' }) +
      group(cap, { transform: 'rotate(38 500 500) translate(210 50)' })
    )
  },
}

const ink: Shape = {
  place: 'table',
  foot: 230,
  draw(fills) {
    const { tones, accent } = fills
    return (
      path(
        'M290 420Q290 380 340 376H660Q710 380 710 420V720Q710 770 660 770H340Q290 770 290 720Z',
        '#fff',
        {
          opacity: 0.5,
        },
      ) +
      path('M310 470H690V716Q690 750 656 750H344Q310 750 310 716Z', fills.round(tones)) +
      box(400, 330, 200, 60, tones.deep) +
      box(378, 220, 244, 130, fills.round(accent), { rx: 20 }) +
      line('M420 250V326M460 250V326M500 250V326M540 250V326M580 250V326', accent.deep, 8, {
        opacity: 0.5,
      }) +
      box(366, 520, 268, 160, paper) +
      path('M500 542Q546 600 500 640 454 600 500 542Z', tones.base) +
      line('M440 660H560', tones.base, 8) +
      shine('M330 440V700', 16, 0.6)
    )
  },
}

const pencils: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    const colours = [tones.base, accent.base, tones.dark, accent.light, tones.light, accent.dark]
    return (
      colours
        .map((colour, index) => {
          const x = 250 + index * 84
          const y = 150 + ((index * 37) % 60)
          return (
            path(`M${x} ${y + 130} ${x + 40} ${y} ${x + 80} ${y + 130}Z`, '#e6c79c') +
            path(`M${x + 27} ${y + 44} ${x + 40} ${y} ${x + 53} ${y + 44}Z`, '#332f2e') +
            box(x, y + 124, 80, 260, colour)
          )
        })
        .join('') +
      path(
        'M302 274h28v240h-28zM386 311h28v200h-28zM470 288h28v220h-28zM554 325h28v190h-28zM638 302h28v200h-28zM722 279h28v230h-28z',
        '#000',
        { opacity: 0.14 },
      ) +
      box(226, 500, 552, 380, fills.soft(tonesOf('#d8bf94')), { rx: 10 }) +
      box(226, 500, 552, 16, '#b99a68') +
      box(360, 600, 284, 170, paper) +
      line('M400 660H604M440 706H564', tones.deep, 14)
    )
  },
}

const seal: Shape = {
  place: 'flat',
  colours: ['#9c3029', '#6d3b57', '#2f4f3e'],
  draw(fills) {
    const { tones } = fills
    const wood = tonesOf(woods[2])
    const stamp =
      path(
        'M610 130Q700 120 716 210 716 270 670 320 650 350 660 430H560Q570 350 550 320 504 270 504 210 520 120 610 130Z',
        fills.round(wood),
      ) +
      box(540, 430, 140, 40, '#c39a56', { rx: 8 }) +
      box(520, 466, 180, 60, '#a67c3c', { rx: 10 }) +
      shine('M548 190Q550 160 580 152', 14, 0.4)
    return (
      path('M120 420 600 330 720 800 240 890Z', paper) +
      path('M120 420 460 640 600 330Z', '#e9e0cd') +
      path(
        'M430 500Q500 480 560 530 620 560 596 640 604 720 530 740 460 780 400 730 320 710 334 630 320 550 390 530 410 500 430 500Z',
        tones.dark,
      ) +
      disc(464, 624, 92, tones.base) +
      disc(464, 624, 92, 'none', { stroke: tones.deep, 'stroke-width': 7, opacity: 0.5 }) +
      line('M464 680V570M464 630Q420 620 416 580M464 650Q508 636 512 596', tones.pale, 9) +
      oval(370, 560, 16, 30, '#fff', { opacity: 0.3, transform: 'rotate(40 370 560)' }) +
      group(stamp, { transform: 'translate(120 20) rotate(14 600 300)' })
    )
  },
}

/** Writing things by kind. */
export const writing = { pen, ink, pencils, seal } satisfies Record<string, Shape>

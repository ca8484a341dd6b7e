/** Vases, pots and boxes: what holds something. */
import { paper, tonesOf } from '../palette.ts'
import { box, disc, line, oval, path, shine } from '../svg.ts'
import { type Shape, speckle } from './shape.ts'

const green = tonesOf('#66805f')

const vase: Shape = {
  place: 'table',
  foot: 150,
  draw(fills) {
    const { tones, accent } = fills
    if (fills.hasWord('moon')) {
      const moon =
        'M424 262Q420 290 400 300 226 372 226 536 228 690 416 752L424 770H584L592 752Q772 690 776 530 772 372 604 302 582 290 578 262Z'
      return (
        path(moon, fills.round(tones)) +
        path(moon, speckle(fills)) +
        line('M228 524Q500 556 776 520', tones.dark, 5, { opacity: 0.35 }) +
        oval(501, 262, 77, 17, tones.light) +
        oval(501, 264, 62, 11, tones.deep) +
        shine('M290 560Q284 450 370 380', 30, 0.4)
      )
    }
    const slim = fills.hasWord('bud')
    const body = slim
      ? 'M458 440Q462 560 410 604 366 650 378 730 382 770 430 770H570Q618 770 622 730 634 650 590 604 538 560 542 440Z'
      : 'M410 400Q420 470 360 520 290 590 310 680 324 770 400 770H600Q676 770 690 680 710 590 640 520 580 470 590 400Z'
    const mouth = slim ? 42 : 90
    const top = slim ? 440 : 400
    const flower = accent.base
    return (
      line(`M500 ${top}Q490 290 530 180`, green.dark, 9) +
      path('M506 330Q400 320 390 230 490 230 506 330Z', green.base) +
      path('M510 290Q610 300 640 210 540 190 510 290Z', green.dark) +
      (slim
        ? ''
        : line('M490 400Q440 270 380 200M510 400Q580 300 660 250', green.dark, 8) +
          disc(374, 190, 40, accent.light) +
          disc(672, 244, 32, accent.dark)) +
      line(
        'M532 168V120M532 168 578 153M532 168 560 207M532 168 504 207M532 168 486 153',
        flower,
        44,
      ) +
      disc(532, 168, 22, '#e0b34c') +
      path(body, fills.round(tones)) +
      path(body, speckle(fills)) +
      oval(500, top, mouth, slim ? 11 : 20, tones.light) +
      oval(500, top + 2, mouth - 10, slim ? 6 : 13, tones.deep) +
      shine(slim ? 'M414 720Q406 660 436 630' : 'M356 690Q346 610 396 560', 22)
    )
  },
}

const planter: Shape = {
  place: 'table',
  foot: 250,
  colours: ['#c98b6b', '#b86f4c', '#efe6d6', '#8a8f86'],
  draw(fills) {
    const { tones } = fills
    const leaves = [
      'M496 480Q330 460 260 250 460 270 496 480Z',
      'M504 480Q670 440 770 270 540 240 504 480Z',
      'M500 490Q400 300 500 110 600 300 500 490Z',
      'M490 490Q330 500 210 410 380 360 490 490Z',
      'M510 490Q660 520 800 430 630 370 510 490Z',
    ]
    return (
      leaves
        .map((leaf, index) => path(leaf, [green.base, green.dark, green.light][index % 3] ?? ''))
        .join('') +
      line(
        'M498 470Q490 300 500 180M490 470Q400 380 310 290M510 470Q600 380 700 310',
        green.deep,
        5,
        {
          opacity: 0.4,
        },
      ) +
      path('M232 726H768L740 770H260Z', fills.round(tones)) +
      path('M292 470H708L664 736H336Z', fills.round(tones)) +
      path('M296 530H704L700 556H300Z', tones.dark, { opacity: 0.5 }) +
      path('M272 456Q500 436 728 456V536H272Z', fills.round(tones)) +
      shine('M340 590 358 690', 22, 0.3)
    )
  },
}

const basket: Shape = {
  place: 'table',
  foot: 280,
  colours: ['#cfa66a', '#c09157', '#d9bd8b'],
  draw(fills) {
    const { tones } = fills
    const weave = fills.pattern(
      60,
      44,
      `${path('M2 4H28V18H2Z', tones.dark)}${path('M32 26H58V40H32Z', tones.dark)}` +
        `${path('M32 4H58V18H32Z', tones.pale)}${path('M2 26H28V40H2Z', tones.pale)}`,
    )
    const body = 'M190 420 262 728Q272 770 320 770H680Q728 770 738 728L810 420Z'
    const handle = 'M330 440C310 150 690 150 670 440'
    return (
      line(handle, '#7a4a2e', 30) +
      path('M218 420Q360 330 500 380 640 320 782 420Z', fills.accent.base) +
      path('M300 420Q420 350 560 390 660 350 740 420Z', fills.accent.light) +
      path(body, fills.round(tones)) +
      path(body, weave, { opacity: 0.5 }) +
      path('M176 402H824V452H176Z', fills.round(tones), { rx: 20 }) +
      line('M340 500C330 220 670 220 660 500', '#94603b', 30) +
      disc(340, 500, 20, '#5e3722') +
      disc(660, 500, 20, '#5e3722')
    )
  },
}

const carton: Shape = {
  place: 'table',
  foot: 320,
  colours: ['#c9a67a', '#d8c3a5', '#b98f63'],
  draw(fills) {
    const { tones, accent } = fills
    const ribbon = fills.round(accent)
    const bow =
      path('M470 318Q330 200 300 280 290 350 470 340Z', accent.base) +
      path('M500 318Q640 190 672 276 680 350 500 340Z', accent.dark) +
      path('M452 300H520V356H452Z', accent.deep)
    const label =
      box(256, 560, 150, 120, paper) +
      line('M282 600H370M282 630H350', tones.deep, 9, { opacity: 0.6 })
    return (
      path('M200 420H660V770H200Z', fills.soft(tones)) +
      path('M660 420 800 370V700L660 770Z', tones.dark) +
      path('M180 350 340 310H830L680 350Z', tones.pale) +
      path('M180 350H680V440H180Z', fills.soft(tones)) +
      path('M680 350 830 310V390L680 440Z', tones.dark) +
      path('M180 440H680L660 456H200Z', tones.deep, { opacity: 0.35 }) +
      path('M440 350H520V770H440Z', ribbon) +
      path('M440 350 566 310H640L520 350Z', accent.light) +
      (fills.hasWord('flakes', 'seconds') ? '' : bow) +
      label
    )
  },
}

/** Vessels by kind. `box` also draws what has no shape of its own. */
export const vessels = { vase, planter, basket, box: carton } satisfies Record<string, Shape>

/** Cups, plates, bowls: what is set on a table. */
import { tonesOf, woods } from '../palette.ts'
import { disc, line, oval, path, shine } from '../svg.ts'
import { type Shape, speckle } from './shape.ts'

const bareClay = tonesOf('#c9a080')

const mug: Shape = {
  place: 'table',
  foot: 190,
  draw(fills) {
    const { tones } = fills
    const body = 'M286 350 298 700Q302 770 370 770H580Q648 770 652 700L664 350Z'
    return (
      line('M650 440C800 420 812 660 636 660', tones.dark, 54) +
      line('M650 436C790 418 800 650 636 652', tones.base, 34) +
      path(body, fills.round(tones)) +
      path(body, speckle(fills)) +
      path('M299 716Q306 770 370 770H580Q644 770 651 716Q475 742 299 716Z', fills.round(bareClay)) +
      oval(475, 350, 189, 46, tones.light) +
      oval(475, 355, 166, 36, tones.deep) +
      path('M318 368Q475 330 632 368Q590 392 475 391 360 392 318 368Z', tones.dark) +
      shine('M338 440 344 620')
    )
  },
}

const cup: Shape = {
  place: 'table',
  foot: 290,
  draw(fills) {
    const { tones } = fills
    return (
      oval(500, 738, 310, 50, tones.dark) +
      oval(500, 726, 310, 48, fills.round(tones)) +
      oval(500, 728, 190, 26, tones.dark) +
      line('M660 510C770 490 770 640 630 634', tones.dark, 40) +
      line('M660 507C758 490 758 630 632 630', tones.base, 22) +
      path('M312 440Q318 660 430 722H570Q682 660 688 440Z', fills.round(tones)) +
      oval(500, 440, 188, 46, tones.light) +
      oval(500, 446, 164, 36, '#5b3824') +
      oval(484, 450, 132, 25, '#b57d46') +
      oval(462, 446, 74, 11, '#d6a566') +
      shine('M356 520Q370 600 410 650', 20)
    )
  },
}

const plate: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const metal = '#a88a55'
    return (
      line('M150 330V780M112 330V450Q150 500 188 450V330M150 330V440', metal, 18) +
      disc(560, 510, 330, fills.round(tones)) +
      disc(560, 510, 330, speckle(fills)) +
      disc(560, 510, 226, tones.dark, { opacity: 0.55 }) +
      disc(564, 516, 220, fills.round(tones)) +
      shine('M290 420A290 290 0 0 1 450 244', 16, 0.5) +
      line('M470 640Q580 560 640 420', '#55694a', 9) +
      ['M500 616q-70-10-80-70q70 4 80 70', 'M560 558q-70-22-68-84q66 16 68 84']
        .concat('M592 520q-4 56 64 70q8-62-64-70', 'M628 450q-56-26-42-84q58 26 42 84')
        .concat('M530 594q10 58 76 52q-8-60-76-52')
        .map((leaf) => path(leaf, '#708762'))
        .join('')
    )
  },
}

const bowl: Shape = {
  place: 'table',
  foot: 210,
  draw(fills) {
    const { tones } = fills
    const body = 'M172 430Q186 690 400 736L392 770H608L600 736Q814 690 828 430Z'
    return (
      path(body, fills.round(tones)) +
      path(body, speckle(fills)) +
      path(
        'M172 430Q176 500 196 540 250 500 300 566 356 520 420 590 470 540 540 572 600 530 650 580 700 520 804 540 824 500 828 430Z',
        tones.light,
        { opacity: 0.75 },
      ) +
      oval(500, 430, 328, 78, tones.light) +
      oval(500, 438, 300, 64, tones.deep) +
      path('M206 452Q500 380 794 452Q690 502 500 502 310 502 206 452Z', tones.dark) +
      shine('M228 530Q250 620 320 674')
    )
  },
}

const teapot: Shape = {
  place: 'table',
  foot: 210,
  draw(fills) {
    const { tones } = fills
    const cane = woods[1]
    return (
      line('M300 430C270 120 730 120 700 430', woods[2], 34) +
      line('M300 426C272 130 728 130 698 420', cane, 22) +
      path('M700 560Q800 540 838 400L900 408Q886 640 690 690Z', fills.round(tones)) +
      path('M836 400 902 408 896 424 834 414Z', tones.deep) +
      oval(500, 580, 270, 190, fills.round(tones)) +
      path('M350 736H650L630 770H370Z', tones.dark) +
      oval(500, 580, 270, 190, speckle(fills)) +
      path('M340 436Q500 340 660 436Q500 470 340 436Z', fills.round(tones)) +
      line('M336 438Q500 476 664 438', tones.deep, 8, { opacity: 0.6 }) +
      disc(500, 366, 34, fills.round(tones)) +
      shine('M284 560Q292 490 340 468', 24) +
      disc(300, 430, 20, tones.deep) +
      disc(700, 430, 20, tones.deep)
    )
  },
}

const dish: Shape = {
  place: 'table',
  foot: 340,
  draw(fills) {
    const { tones } = fills
    return (
      path('M120 690H880Q870 770 800 770H200Q130 770 120 690Z', fills.round(fills.accent)) +
      path('M110 672H890Q896 706 880 706H120Q104 706 110 672Z', fills.accent.light) +
      path('M206 672V520Q206 430 300 430H700Q794 430 794 520V672Z', fills.round(tones)) +
      path('M206 672V520Q206 430 300 430H700Q794 430 794 520V672Z', speckle(fills)) +
      path('M466 400H534L546 436H454Z', tones.dark) +
      oval(500, 380, 66, 46, fills.round(tones)) +
      shine('M252 620V536Q254 488 300 480')
    )
  },
}

/** Tableware by kind. */
export const tableware = { mug, cup, plate, bowl, teapot, dish } satisfies Record<string, Shape>

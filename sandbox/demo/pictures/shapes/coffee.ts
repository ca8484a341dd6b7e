/** Coffee, and the tools to make it. */
import { paper, tonesOf, woods } from '../palette.ts'
import { box, disc, group, line, oval, path, shine } from '../svg.ts'
import { at, type Shape } from './shape.ts'

const steel = tonesOf('#aeb2b1')
const labels: readonly [string, ...string[]] = [
  // Sun over hills.
  'M340 660V600Q420 530 500 600 580 530 660 590V660Z',
  // A steep field.
  'M340 660V620L660 520V660Z',
  // Two mountains.
  'M340 660 440 530 510 610 570 550 660 660Z',
]

const coffee: Shape = {
  place: 'table',
  foot: 230,
  draw(fills) {
    const { tones, accent } = fills
    return (
      path('M290 250H710L736 740Q736 770 704 770H296Q264 770 264 740Z', fills.round(tones)) +
      path(
        'M290 250 340 340 316 770H296Q264 770 264 740ZM710 250 676 340 690 770H704Q736 770 736 740Z',
        tones.dark,
        {
          opacity: 0.45,
        },
      ) +
      path('M282 186H718L726 300H274Z', fills.soft(tones)) +
      line('M276 300H724', tones.deep, 7, { opacity: 0.5 }) +
      box(250, 206, 500, 30, '#c8a468', { rx: 8 }) +
      box(340, 400, 320, 300, paper) +
      disc(fills.random.integer(420, 580), 510, 62, accent.base) +
      path(at(labels, fills.random.integer(0, 2)), tones.dark) +
      line('M372 430H500', tones.deep, 12) +
      disc(640, 350, 16, tones.deep) +
      shine('M318 420 308 660', 16, 0.25)
    )
  },
}

const bottle: Shape = {
  place: 'table',
  foot: 160,
  colours: ['#5a3421', '#46352b'],
  draw(fills) {
    const { tones, accent } = fills
    return (
      path(
        'M440 240H560V330Q560 380 612 420 652 454 652 510V730Q652 770 612 770H388Q348 770 348 730V510Q348 454 388 420 440 380 440 330Z',
        fills.round(tones),
      ) +
      box(428, 170, 144, 88, accent.dark, { rx: 14 }) +
      box(428, 170, 144, 30, accent.base, { rx: 14 }) +
      box(348, 510, 304, 176, paper) +
      box(348, 510, 304, 42, accent.base) +
      disc(428, 622, 34, tones.base) +
      line('M490 606H600M490 640H566', tones.base, 12) +
      shine('M384 490Q386 456 420 436', 16) +
      path('M612 510H652V686H612Z', tones.deep, { opacity: 0.18 })
    )
  },
}

const dripper: Shape = {
  place: 'table',
  foot: 220,
  draw(fills) {
    const { tones } = fills
    const glass = '#ffffff'
    return (
      path('M400 470H600L700 720Q706 770 650 770H350Q294 770 300 720Z', glass, { opacity: 0.4 }) +
      path('M325 650Q500 630 675 650L700 724Q704 770 650 770H350Q296 770 300 724Z', '#5b3824') +
      oval(500, 652, 174, 18, '#8a5a34') +
      path('M340 450H660Q676 492 640 496H360Q324 492 340 450Z', fills.round(tones)) +
      line('M668 240C790 230 770 390 624 372', tones.dark, 34) +
      path('M296 190H704L590 456H410Z', fills.round(tones)) +
      line('M420 230 456 440M500 230V440M580 230 544 440', tones.dark, 10, { opacity: 0.5 }) +
      path('M340 132Q500 104 660 132L690 196H310Z', '#efe6d2') +
      oval(500, 192, 206, 30, tones.light) +
      oval(500, 194, 178, 21, '#4a2d1d') +
      shine('M354 260 410 390', 18) +
      shine('M372 570 340 690', 14, 0.5)
    )
  },
}

const grinder: Shape = {
  place: 'table',
  foot: 150,
  draw(fills) {
    const { tones } = fills
    return (
      line('M500 200V250M500 200 730 168', steel.deep, 24) +
      disc(740, 150, 42, woods[1]) +
      disc(730, 140, 16, woods[0]) +
      path('M380 250H620Q650 250 650 290V400H350V290Q350 250 380 250Z', fills.round(steel)) +
      path('M350 400H650V600H350Z', fills.round(tones)) +
      line(
        'M384 440V560M430 440V560M476 440V560M522 440V560M568 440V560M614 440V560',
        tones.dark,
        10,
        {
          opacity: 0.6,
        },
      ) +
      path('M350 600H650V736Q650 770 612 770H388Q350 770 350 736Z', fills.round(steel)) +
      box(340, 388, 320, 26, steel.dark, { rx: 10 }) +
      box(340, 588, 320, 26, steel.dark, { rx: 10 }) +
      shine('M392 640V720M392 290V370', 18, 0.6)
    )
  },
}

const filters: Shape = {
  place: 'flat',
  colours: ['#f5eddc'],
  draw(fills) {
    const { tones } = fills
    const sheet = (turn: number, fill: string) =>
      group(
        path('M230 300Q500 190 770 300L600 790Q500 810 400 790Z', fill) +
          line('M770 300 600 790Q500 810 400 790', tones.dark, 16, {
            'stroke-dasharray': '4 18',
            'stroke-linecap': 'butt',
          }),
        { transform: `rotate(${turn} 500 780)` },
      )
    return (
      sheet(-16, tones.dark) +
      sheet(-8, tones.base) +
      sheet(0, tones.dark) +
      sheet(8, fills.soft(tones)) +
      line('M270 330Q520 250 800 370', tones.dark, 6, { opacity: 0.6 })
    )
  },
}

/** Coffee things by kind. */
export const coffeeThings = { coffee, bottle, dripper, grinder, filters } satisfies Record<
  string,
  Shape
>

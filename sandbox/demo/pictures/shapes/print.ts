/** Framed prints: small abstract compositions, some told by their title. */
import type { Fills } from '../fills.ts'
import { paper, woods } from '../palette.ts'
import { box, disc, group, line, path } from '../svg.ts'
import { at, type Shape } from './shape.ts'

/** Draws inside 300–700 × 230–770. */
type Composition = (fills: Fills) => string

const harbour: Composition = ({ tones, accent }) =>
  box(300, 230, 400, 540, tones.pale) +
  disc(600, 340, 56, accent.light) +
  box(300, 560, 400, 210, tones.light) +
  path('M330 570H470L440 620H352ZM520 600H680L650 656H548Z', accent.dark) +
  line('M400 570V400L450 550M600 600V440L552 580', accent.deep, 7) +
  line('M300 680Q400 660 500 690T700 680M300 730Q420 716 540 740T700 728', tones.dark, 8)

const night: Composition = ({ tones }) =>
  box(300, 230, 400, 540, '#223250') +
  disc(590, 340, 50, '#efe3c2') +
  box(300, 440, 400, 330, '#3c5b86') +
  path('M540 440H640L700 770H460Z', '#6f93b5', { opacity: 0.6 }) +
  [
    [390, 540],
    [470, 590],
    [410, 660],
  ]
    .map(
      ([x = 0, y = 0]) =>
        disc(x, y, 20, tones.pale) + line(`M${x - 44} ${y + 22}H${x + 44}`, '#9fb9d0', 8),
    )
    .join('')

const field: Composition = ({ tones, accent }) =>
  box(300, 230, 400, 540, '#efe2c4') +
  disc(420, 370, 74, accent.base) +
  path('M300 520Q500 450 700 540V770H300Z', tones.light) +
  path('M300 600Q480 560 700 640V770H300Z', tones.base) +
  path('M300 700Q500 640 700 720V770H300Z', tones.deep) +
  line('M550 320q24-24 40 0 16-24 40 0', '#3a3533', 8)

const citrus: Composition = ({ tones, accent }) => {
  const fruits = ['#e0a53a', '#d9773a', '#c9c25a', accent.base]
  const fruit = (x: number, y: number, colour: string) =>
    disc(x, y, 54, colour) +
    disc(x, y, 42, '#fbeed2') +
    disc(x, y, 36, colour) +
    line(`M${x - 34} ${y}h68M${x - 17} ${y - 30}l34 60M${x + 17} ${y - 30}l-34 60`, '#fbeed2', 6)
  return (
    box(300, 230, 400, 540, tones.pale) +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((index) =>
        fruit(
          370 + (index % 3) * 130,
          350 + Math.floor(index / 3) * 150,
          fruits[(index * 3) % 4] ?? '',
        ),
      )
      .join('')
  )
}

const contours: Composition = ({ tones }) =>
  box(300, 230, 400, 540, '#f1eadb') +
  [1, 0.82, 0.64, 0.47, 0.3, 0.15]
    .map((scale) =>
      line(
        'M490 270Q640 250 680 400 700 520 620 600 600 740 460 720 320 700 330 560 300 430 380 370 400 290 490 270Z',
        tones.base,
        Math.round(7 / scale ** 0.9),
        {
          transform: `translate(${Math.round(510 * (1 - scale))} ${Math.round(450 * (1 - scale))}) scale(${scale})`,
        },
      ),
    )
    .join('')

const heron: Composition = ({ tones, accent }) =>
  box(300, 230, 400, 540, accent.light) +
  disc(590, 350, 70, '#f1e6cd') +
  path('M360 560Q400 470 500 470 580 480 640 570 540 560 480 590 400 600 360 560Z', tones.deep) +
  line('M610 540Q560 430 500 400 440 370 470 310 490 290 510 300', tones.deep, 20) +
  path('M504 286 590 306 506 314Z', '#d6a04a') +
  line('M470 590V720M520 586V720', tones.deep, 8) +
  line('M300 720H700M330 745H640M340 720V600M366 720V640', tones.dark, 9)

const arches: Composition = ({ tones, accent }) =>
  box(300, 230, 400, 540, '#f1e8d6') +
  path('M340 770V480A160 160 0 0 1 660 480V770Z', tones.base) +
  path('M400 770V500A100 100 0 0 1 600 500V770Z', accent.base) +
  path('M450 770V520A50 50 0 0 1 550 520V770Z', tones.deep) +
  disc(620, 300, 40, accent.dark)

const cutouts: Composition = ({ tones, accent }) =>
  box(300, 230, 400, 540, accent.pale) +
  path(
    'M340 480Q330 270 470 290 560 310 520 420 480 520 560 560 600 690 460 710 340 700 340 480Z',
    tones.base,
  ) +
  path('M560 300Q680 300 660 400 640 470 580 420Z', accent.base) +
  path('M600 720Q560 600 640 520 710 620 600 720Z', tones.deep) +
  disc(430, 400, 34, accent.pale)

const told: readonly (readonly [string, Composition])[] = [
  ['harbour', harbour],
  ['swimmers', night],
  ['field', field],
  ['citrus', citrus],
  ['contours', contours],
  ['heron', heron],
]
const abstract: readonly [Composition, ...Composition[]] = [arches, cutouts, field, contours]
const frames = ['#2f2b2a', woods[0], woods[2], '#f5f1e8'] as const

const print: Shape = {
  place: 'wall',
  draw(fills) {
    const frame = fills.random.pick(frames)
    const chance = fills.random.integer(0, abstract.length - 1)
    // An edition's name may hold a title's word too: the last one is the title's.
    const title = told.findLast(([word]) => fills.hasWord(word))
    const compose = title?.[1] ?? at(abstract, chance)
    return (
      box(190, 110, 620, 780, frame) +
      box(190, 110, 620, 12, '#fff', { opacity: 0.18 }) +
      box(218, 138, 564, 724, '#000', { opacity: 0.18 }) +
      box(222, 144, 556, 714, paper) +
      group(compose(fills), { 'clip-path': fills.clip('M300 230H700V770H300Z') }) +
      path('M222 144H520L360 858H222Z', '#fff', { opacity: 0.12 })
    )
  },
}

/** Prints by kind. */
export const prints = { print } satisfies Record<string, Shape>

/** Prints, and what a desk needs. */
import {
  box,
  circle,
  flat,
  type Ink,
  line,
  material,
  oval,
  repeat,
  type Shape,
  solid,
  turned,
} from '../ink.ts'

/** The pictures within the pictures. */
const motifs: readonly ((ink: Ink) => string)[] = [
  ({ body, light, accent, wall }) =>
    `${flat(box(310, 220, 380, 500), wall)}${circle(500, 400, 92, accent)}${flat('M310 520 Q400 470 500 520 T690 510 V720 H310z', light)}${flat('M310 600 Q420 550 520 600 T690 590 V720 H310z', body)}`,
  ({ body, dark, light, wall }) =>
    `${flat(box(310, 220, 380, 500), wall)}${repeat(8, (ring) => `<ellipse cx="${480 + ring * 4}" cy="${480 - ring * 5}" rx="${180 - ring * 22}" ry="${210 - ring * 25}" fill="none" stroke="${[body, dark, light][ring % 3]}" stroke-width="9"/>`)}`,
  ({ body, dark, accent, ground }) =>
    `${flat(box(310, 220, 380, 500), ground)}${repeat(3, (row) => repeat(2, (column) => `${circle(410 + column * 180, 320 + row * 150, 58, row % 2 === column ? accent : body)}${line(`M${410 + column * 180} ${262 + row * 150}v116M${352 + column * 180} ${320 + row * 150}h116`, dark, 4)}`))}`,
  ({ body, dark, light, accent }) =>
    `${flat(box(310, 220, 380, 500), dark)}${circle(590, 320, 50, accent)}${repeat(5, (wave) => line(`M310 ${480 + wave * 48}q48 -34 95 0t95 0 95 0 95 0`, wave % 2 === 0 ? light : body, 14))}`,
  ({ body, dark, accent, wall }) =>
    `${flat(box(310, 220, 380, 500), wall)}${line('M500 720 Q480 520 520 300', dark, 12)}${repeat(6, (leaf) => turned(leaf % 2 === 0 ? -38 : 38, 500, 640 - leaf * 60, oval(leaf % 2 === 0 ? 410 : 595, 640 - leaf * 60, 92, 32, leaf % 3 === 0 ? accent : body)))}`,
  ({ body, dark, light, accent, ground }) =>
    `${flat(box(310, 220, 380, 500), ground)}${flat('M310 720 V440 L500 280 L690 440 V720z', body)}${flat('M500 280 L690 440 V720 H500z', dark)}${flat(box(380, 540, 90, 180), accent)}${circle(360, 300, 40, light)}`,
]

const print: Shape = (ink) => {
  const motif = motifs[Math.floor(ink.chance('motif') * motifs.length)]
  const frame = ink.chance('frame') > 0.5 ? material.oak : material.iron
  return `${solid(box(240, 140, 520, 660, 6), frame)}${flat(box(262, 162, 476, 616), material.paper)}${motif?.(ink) ?? ''}`
}

const cards: Shape = ({ body, dark, light, accent }) =>
  [
    turned(-14, 420, 560, solid(box(230, 400, 420, 300, 10), light)),
    turned(8, 560, 540, solid(box(330, 370, 430, 310, 10), material.paper)),
    turned(
      8,
      560,
      540,
      `${circle(480, 500, 66, body)}${line('M580 470h130M580 510h130M580 550h90', dark, 9)}`,
    ),
    turned(
      -4,
      500,
      680,
      `${solid(box(270, 540, 440, 270, 8), body)}${flat('M270 540 L490 700 L710 540z', dark)}${circle(490, 690, 34, accent)}`,
    ),
  ].join('')

const calendar: Shape = ({ body, dark, accent }) =>
  [
    solid('M220 800 L300 250 H700 L780 800z', material.walnut),
    solid(box(270, 240, 460, 500, 8), material.paper),
    flat(box(270, 240, 460, 120, 8), body),
    line('M330 300h160', material.paper, 16),
    repeat(5, (row) =>
      repeat(6, (column) =>
        flat(
          box(312 + column * 66, 400 + row * 62, 38, 34, 6),
          row === 2 && column === 3 ? accent : material.cream,
        ),
      ),
    ),
    repeat(7, (ring) => line(`M${330 + ring * 57} 215v52`, dark, 10)),
  ].join('')

const notebook: Shape = ({ body, dark, light, accent }) =>
  turned(
    -7,
    500,
    500,
    [
      solid(box(322, 222, 400, 580, 14), material.paper),
      solid(box(300, 205, 400, 580, 14), body),
      flat(box(300, 205, 62, 580, 14), dark),
      solid(box(430, 320, 190, 120, 6), material.paper),
      line('M460 362h130M460 398h90', dark, 8),
      line('M655 205v580', accent, 14),
      line('M392 700h230', light, 6),
    ].join(''),
  )

const pen: Shape = ({ body, dark, light }) =>
  turned(
    38,
    500,
    500,
    [
      solid(box(455, 120, 90, 330, 34), material.brass),
      line('M536 160v200', light, 10),
      solid(box(462, 430, 76, 250, 8), body),
      solid(box(458, 420, 84, 34, 8), dark),
      solid('M468 680h64l-20 120h-24z', material.brass),
      flat('M488 800h24l-12 70z', material.iron),
    ].join(''),
  )

const ink: Shape = ({ body, dark, light, accent }) =>
  [
    solid(box(415, 270, 170, 110, 16), material.iron),
    solid('M440 380h120v40l130 60v280q0 40 -40 40h-300q-40 0 -40 -40v-280l130 -60z', dark),
    flat(box(372, 540, 256, 170, 4), material.paper),
    flat('M500 565 q46 66 0 92 q-46 -26 0 -92z', body),
    line('M440 684h120', accent, 9),
    line('M345 500v200', light, 8),
  ].join('')

const roll: Shape = ({ accent, light }) =>
  [
    solid(box(220, 480, 560, 210, 100), material.walnut),
    oval(690, 585, 78, 104, material.oak),
    oval(690, 585, 44, 60, material.walnut),
    oval(690, 585, 18, 26, material.oak),
    line('M380 482v206', accent, 22),
    line('M380 590q-80 60 -130 160', accent, 16),
    line('M260 520h90', light, 6),
  ].join('')

const pencils: Shape = ({ body, dark, light, accent }) =>
  [
    repeat(6, (pencil) => {
      const x = 318 + pencil * 64
      const colours = [body, accent, dark, light]
      return `${solid(`M${x} ${330 - (pencil % 3) * 26}h48v300h-48z`, colours[pencil % 4] ?? body)}${flat(`M${x} ${330 - (pencil % 3) * 26}h48l-24 -86z`, material.oak)}${flat(`M${x + 15} ${276 - (pencil % 3) * 26}h18l-9 -32z`, material.iron)}`
    }),
    solid(box(270, 560, 460, 245, 12), material.cream),
    flat(box(270, 620, 460, 110, 0), body),
    line('M340 675h200', material.paper, 16),
  ].join('')

const seal: Shape = ({ body, dark, light }) =>
  [
    solid(box(300, 250, 90, 220, 40), material.walnut),
    solid(box(318, 460, 54, 130, 8), material.brass),
    solid(box(280, 585, 130, 50, 12), material.brass),
    turned(-18, 640, 480, `${solid(box(610, 250, 60, 330, 12), body)}`),
    flat(
      'M420 770 q-40 -90 60 -120 q60 -60 140 0 q110 10 80 110 q-20 70 -140 60 q-110 20 -140 -50z',
      body,
    ),
    circle(560, 728, 72, dark),
    circle(560, 728, 56, body),
    line('M560 690v76M530 728h60', light, 8),
  ].join('')

export const paper: Readonly<Record<string, Shape>> = {
  print,
  cards,
  calendar,
  notebook,
  pen,
  ink,
  roll,
  pencils,
  seal,
}

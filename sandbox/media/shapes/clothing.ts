/** Things to wear. */
import { box, circle, flat, line, material, repeat, type Shape, solid, turned } from '../ink.ts'

const torso =
  'M360 260 L250 310 L170 470 L270 520 L310 450 L310 800 Q500 825 690 800 L690 450 L730 520 L830 470 L750 310 L640 260 Q500 330 360 260z'
const longSleeves =
  'M360 250 L255 295 Q205 330 190 440 L160 760 L255 775 L305 500 L310 800 Q500 825 690 800 L695 500 L745 775 L840 760 L810 440 Q795 330 745 295 L640 250 Q500 315 360 250z'

const tee: Shape = ({ body, dark, light, chance }) => {
  const stripes = chance('stripes') > 0.55
  const marks = stripes
    ? repeat(6, (row) => flat(`M311 ${470 + row * 52}h378v20h-378z`, light))
    : solid(box(545, 420, 100, 112, 14), dark)
  return `${solid(torso, body)}${marks}${line('M372 268 Q500 350 628 268', dark, 14)}`
}

const sweater: Shape = ({ body, dark, light }) =>
  [
    solid(longSleeves, body),
    repeat(9, (rib) => line(`M${340 + rib * 40} 330v440`, rib % 2 === 0 ? light : dark, 5)),
    line('M372 258 Q500 335 628 258', dark, 30),
    line('M318 786 Q500 808 682 786', dark, 28),
    line('M168 752 L250 765', dark, 26),
    line('M832 752 L750 765', dark, 26),
  ].join('')

const shirt: Shape = ({ body, dark, light, accent }) =>
  [
    solid(torso, body),
    repeat(5, (row) => line(`M${345 + row * 78} 320v482`, light, 6)),
    flat('M500 305 L420 258 L372 262 L452 372z', light),
    flat('M500 305 L580 258 L628 262 L548 372z', light),
    line('M500 318v492', dark, 8),
    repeat(5, (row) => circle(500, 400 + row * 88, 10, accent)),
    solid(box(560, 430, 92, 100, 10), dark),
  ].join('')

const jacket: Shape = ({ body, dark, light, accent }) =>
  [
    solid(longSleeves, body),
    flat('M500 290 L420 248 L366 254 L440 400z', dark),
    flat('M500 290 L580 248 L634 254 L560 400z', dark),
    line('M500 300v508', dark, 10),
    repeat(5, (row) => circle(526, 380 + row * 92, 13, accent)),
    solid(box(335, 590, 122, 140, 12), light),
    solid(box(560, 590, 122, 140, 12), light),
    line('M335 625h122M560 625h122', dark, 6),
  ].join('')

const hat: Shape = ({ body, dark, light }) =>
  [
    solid('M235 640 Q230 290 500 280 Q770 290 765 640z', body),
    repeat(8, (rib) => line(`M${285 + rib * 61} 610 Q${360 + rib * 40} 440 500 300`, light, 6)),
    solid(box(205, 610, 590, 140, 50), dark),
    repeat(11, (rib) => line(`M${255 + rib * 49} 630v100`, body, 7)),
    circle(500, 262, 52, light),
  ].join('')

const sock = (fill: string, cuff: string, toe: string): string =>
  [
    solid(
      'M330 220h150v330 Q480 600 560 640 Q660 690 640 750 Q620 800 520 790 L390 770 Q330 750 330 650z',
      fill,
    ),
    solid(box(322, 205, 166, 80, 16), cuff),
    flat('M585 655 Q660 695 640 750 Q625 795 540 792 Q545 700 585 655z', toe),
    flat('M330 640 Q330 750 390 770 L420 772 Q420 660 330 620z', toe),
  ].join('')

const socks: Shape = ({ body, dark, light, accent }) =>
  `<g transform="translate(-90 0)">${sock(body, dark, light)}</g><g transform="translate(150 20)">${sock(accent, dark, body)}</g>`

const tote: Shape = ({ body, dark, accent }) =>
  [
    line('M390 400 Q390 180 500 180 Q610 180 610 400', dark, 26),
    solid('M260 390h480l35 420h-550z', material.cream),
    line('M262 420h476', dark, 5),
    circle(500, 600, 105, body),
    flat('M395 600a105 105 0 0 0 210 0z', accent),
  ].join('')

const apron: Shape = ({ body, dark, light, accent }) =>
  [
    line('M410 300 Q500 130 590 300', dark, 20),
    line('M270 480 L170 450M730 480 L830 450', dark, 18),
    solid('M400 290h200q10 130 140 190l-25 330h-430l-25 -330q130 -60 140 -190z', body),
    solid(box(370, 560, 260, 150, 14), dark),
    line('M500 560v150', light, 5),
    line('M410 300h180', accent, 10),
  ].join('')

const scarf: Shape = ({ body, dark, light, accent }) => {
  const end = (x: number) =>
    `${solid(`M${x} 380h150l10 360h-170z`, body)}${repeat(3, (row) => flat(`M${x - 5} ${560 + row * 58}h160v24h-160z`, row === 1 ? accent : light))}${repeat(7, (thread) => line(`M${x + thread * 25} 745v60`, dark, 7))}`
  return `${turned(6, 420, 500, end(350))}${turned(-5, 570, 500, end(510))}${solid('M300 300 Q500 210 700 300 Q730 400 660 420 Q500 350 340 420 Q270 400 300 300z', dark)}${line('M330 330 Q500 260 670 330', light, 8)}`
}

export const clothing: Readonly<Record<string, Shape>> = {
  tee,
  sweater,
  shirt,
  jacket,
  hat,
  socks,
  tote,
  apron,
  scarf,
}

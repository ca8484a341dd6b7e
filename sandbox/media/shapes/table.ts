/** Pottery, and what coffee needs. */
import { box, circle, flat, line, material, oval, repeat, type Shape, solid } from '../ink.ts'

const mug: Shape = ({ body, dark, light }) =>
  [
    line('M650 430 Q820 430 810 560 Q800 690 640 680', dark, 46),
    solid('M290 360h380v340q0 100 -100 100h-180q-100 0 -100 -100z', body),
    flat('M290 620h380v80q0 100 -100 100h-180q-100 0 -100 -100z', light),
    oval(480, 362, 190, 42, dark),
    oval(480, 368, 160, 30, '#4a2f22'),
  ].join('')

const cup: Shape = ({ body, dark, light, accent }) => {
  const one = (x: number, fill: string) =>
    `${oval(x, 770, 165, 32, light)}${line(`M${x + 95} 600 q80 -5 70 60 q-10 60 -85 55`, dark, 22)}${solid(`M${x - 110} 560h220q0 200 -70 200h-80q-70 0 -70 -200z`, fill)}${oval(x, 562, 110, 26, '#4a2f22')}`
  return `${one(330, body)}${one(660, accent)}`
}

const plate: Shape = ({ body, dark, light }) =>
  [
    circle(500, 520, 300, dark),
    circle(500, 510, 300, body),
    circle(500, 510, 262, light),
    circle(500, 510, 196, body),
    '<circle cx="500" cy="510" r="300" fill="url(#light)"/>',
    repeat(26, (dot) => {
      const angle = (dot / 26) * Math.PI * 2
      return circle(
        Math.round(500 + Math.cos(angle) * 230),
        Math.round(510 + Math.sin(angle) * 230),
        7,
        dark,
      )
    }),
  ].join('')

const bowl: Shape = ({ body, dark, light }) =>
  [
    solid(box(415, 760, 170, 44, 12), dark),
    solid('M190 480h620q-20 300 -230 300h-160q-210 0 -230 -300z', body),
    flat('M205 560h590q-10 40 -24 70h-542q-14 -30 -24 -70z', light),
    oval(500, 482, 310, 62, dark),
    oval(500, 490, 270, 44, light),
  ].join('')

const sprig = (x: number, y: number, lean: number): string =>
  `${line(`M${x} ${y} q${lean} -130 ${lean * 1.6} -260`, material.leaf, 9)}${repeat(4, (leaf) => oval(x + lean * (0.5 + leaf * 0.34), y - 90 - leaf * 55, 34, 13, material.leaf))}`

const vase: Shape = ({ body, dark, light, chance }) => {
  const stems = `${sprig(500, 420, -40)}${sprig(500, 420, 10)}${sprig(500, 420, 60)}`
  if (chance('round') > 0.5) {
    return `${stems}${solid('M440 400h120v40q190 50 190 200 0 170 -200 170h-100q-200 0 -200 -170 0 -150 190 -200z', body)}${oval(500, 402, 60, 15, dark)}${line('M300 640 Q500 700 700 640', light, 16)}`
  }
  return `${stems}${solid('M450 390h100q-10 130 60 220 50 90 0 200h-220q-50 -110 0 -200 70 -90 60 -220z', body)}${oval(500, 392, 50, 13, dark)}${line('M388 680 Q500 720 612 680', light, 14)}`
}

const teapot: Shape = ({ body, dark, light }) =>
  [
    line('M330 430 Q330 190 500 190 Q670 190 670 430', material.straw, 26),
    repeat(9, (wrap) => line(`M${372 + wrap * 32} 206l10 34`, material.oak, 6)),
    solid('M670 560 Q790 540 830 400 L870 420 Q850 640 690 690z', body),
    solid(
      'M260 600 Q260 420 500 420 Q740 420 740 600 Q740 800 560 800h-120 Q260 800 260 600z',
      body,
    ),
    line('M275 560 Q500 620 725 560', light, 14),
    oval(500, 430, 120, 30, dark),
    circle(500, 395, 30, dark),
  ].join('')

const dish: Shape = ({ body, dark, light }) =>
  [
    solid(box(170, 700, 660, 70, 34), dark),
    solid('M230 700 Q230 480 330 480h340q100 0 100 220z', body),
    line('M260 640h480', light, 14),
    solid(box(430, 430, 140, 56, 26), dark),
  ].join('')

const planter: Shape = ({ body, dark, light }) =>
  [
    repeat(7, (leaf) => {
      const lean = (leaf - 3) * 62
      return flat(
        `M500 520 Q${500 + lean - 46} 330 ${500 + lean * 1.7} ${210 + Math.abs(lean) * 0.8} Q${500 + lean + 60} 360 500 520z`,
        leaf % 2 === 0 ? material.leaf : '#88a680',
      )
    }),
    solid(box(250, 500, 500, 76, 14), dark),
    solid('M280 576h440l-50 190h-340z', body),
    line('M300 640h400', light, 12),
    solid(box(270, 766, 460, 40, 18), dark),
  ].join('')

const coffee: Shape = ({ body, dark, light, accent }) =>
  [
    solid('M310 280l30 -60h320l30 60v520q-190 24 -380 0z', body),
    flat('M340 220h320l30 60h-380z', dark),
    line('M330 250h340', light, 8),
    flat(box(365, 400, 270, 270, 8), material.paper),
    circle(500, 500, 62, accent),
    line('M500 445q-30 55 0 110', dark, 8),
    line('M400 606h200M425 636h150', dark, 10),
  ].join('')

const bottle: Shape = ({ body, dark, light, accent }) =>
  [
    solid(box(440, 160, 120, 70, 14), accent),
    solid(
      'M450 225h100v90q90 50 90 140v300q0 50 -50 50h-180q-50 0 -50 -50v-300q0 -90 90 -140z',
      dark,
    ),
    flat(box(362, 500, 276, 200, 0), material.paper),
    line('M400 560h200M400 600h200M430 640h140', body, 12),
    line('M395 460v-20q0 -60 60 -95', light, 10),
  ].join('')

const dripper: Shape = ({ body, dark, light }) =>
  [
    solid(box(360, 690, 280, 110, 20), 'rgba(255,255,255,.55)'),
    flat('M375 740h250v40q0 15 -15 15h-220q-15 0 -15 -15z', '#5a3a29'),
    solid(box(270, 620, 460, 52, 24), dark),
    solid('M290 330h420l-120 300h-180z', body),
    repeat(5, (rib) => line(`M${360 + rib * 70} 350L${440 + rib * 30} 610`, light, 7)),
    line('M700 400q100 0 80 90 -20 60 -110 50', dark, 26),
    oval(500, 332, 210, 36, dark),
    flat('M330 326h340l-34 -70h-272z', material.paper),
  ].join('')

const grinder: Shape = ({ body, dark, light, accent }) =>
  [
    line('M500 270 L690 225', material.steel, 20),
    circle(700, 216, 34, material.walnut),
    solid(box(400, 270, 200, 110, 30), material.steel),
    solid(box(390, 370, 220, 250, 20), body),
    line('M390 430h220M390 560h220', light, 10),
    solid(box(400, 620, 200, 185, 26), dark),
    circle(500, 495, 30, accent),
  ].join('')

const filters: Shape = ({ body, dark, accent }) =>
  [
    repeat(4, (sheet) =>
      solid(
        `M${250 + sheet * 26} ${300 + sheet * 24} h470 l-170 430 h-130z`,
        sheet % 2 === 0 ? material.paper : material.cream,
      ),
    ),
    solid(box(330, 560, 400, 240, 14), body),
    flat(box(330, 620, 400, 90, 0), dark),
    circle(530, 665, 26, accent),
  ].join('')

export const table: Readonly<Record<string, Shape>> = {
  mug,
  cup,
  plate,
  bowl,
  vase,
  teapot,
  dish,
  planter,
  coffee,
  bottle,
  dripper,
  grinder,
  filters,
}

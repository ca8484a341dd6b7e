/** Things for a room. */
import {
  box,
  circle,
  flat,
  line,
  material,
  oval,
  repeat,
  type Shape,
  solid,
  turned,
} from '../ink.ts'

const candle: Shape = ({ body, dark, light, accent }) =>
  [
    flat('M500 190 Q560 280 500 330 Q440 280 500 190z', accent),
    flat('M500 240 Q530 290 500 318 Q470 290 500 240z', material.paper),
    line('M500 325v50', material.iron, 8),
    solid(box(330, 370, 340, 430, 34), body),
    oval(500, 384, 168, 26, light),
    flat(box(400, 520, 200, 150, 6), material.paper),
    line('M430 570h140M450 610h100', dark, 9),
  ].join('')

const blanket: Shape = ({ body, dark, light, accent }) =>
  [
    solid(box(200, 650, 600, 130, 62), dark),
    solid(box(215, 530, 570, 130, 62), body),
    solid(box(205, 410, 590, 130, 62), light),
    solid(box(225, 300, 550, 120, 58), body),
    repeat(3, (stripe) => flat(`M${300 + stripe * 70} 300h26v120h-26z`, accent)),
    repeat(3, (stripe) => flat(`M${300 + stripe * 70} 530h26v130h-26z`, accent)),
    repeat(9, (thread) => line(`M${640 + thread * 16} 418v46`, dark, 6)),
  ].join('')

const lamp: Shape = ({ body, dark, light, accent, chance }) =>
  chance('hangs') > 0.5
    ? [
        line('M500 0v250', material.iron, 8),
        solid(box(468, 235, 64, 50, 10), material.brass),
        solid('M500 280 Q790 300 800 590 Q500 650 200 590 Q210 300 500 280z', material.paper),
        repeat(6, (ring) =>
          line(
            `M${215 + ring * 14} ${560 - ring * 48}Q500 ${620 - ring * 50} ${785 - ring * 14} ${560 - ring * 48}`,
            accent,
            4,
          ),
        ),
        oval(500, 600, 270, 30, light),
      ].join('')
    : [
        solid('M360 210h280l90 280h-460z', material.cream),
        oval(500, 490, 230, 24, accent),
        solid(box(478, 490, 44, 80, 6), material.brass),
        solid('M440 560h120q60 110 20 200h-160q-40 -90 20 -200z', body),
        line('M424 660q76 30 152 0', light, 10),
        solid(box(370, 750, 260, 50, 22), dark),
      ].join('')

const board: Shape = ({ light }) =>
  turned(
    -14,
    500,
    500,
    [
      solid(
        'M320 300q0 -50 50 -50h80v-100q0 -50 50 -50t50 50v100h80q50 0 50 50v470q0 60 -60 60h-240q-60 0 -60 -60z',
        material.oak,
      ),
      circle(500, 158, 20, light),
      repeat(5, (grain) =>
        line(`M${370 + grain * 62} 300q${20 - grain * 9} 240 0 500`, material.walnut, 4),
      ),
    ].join(''),
  )

const towel: Shape = ({ body, dark, light }) =>
  [
    line('M180 270h640', material.oak, 30),
    solid(box(300, 255, 400, 540, 12), body),
    repeat(6, (row) =>
      repeat(5, (column) =>
        flat(
          box(326 + column * 74, 320 + row * 66, 48, 42, 8),
          row % 2 === column % 2 ? light : dark,
        ),
      ),
    ),
    flat('M300 735h400v30h-400z', dark),
    repeat(13, (thread) => line(`M${312 + thread * 31} 795v34`, body, 8)),
  ].join('')

const wreath: Shape = ({ body, dark, light, accent }) =>
  [
    '<circle cx="500" cy="500" r="240" fill="none" stroke="#8a5f42" stroke-width="26"/>',
    repeat(34, (leaf) => {
      const angle = (leaf / 34) * 360
      return `<g transform="rotate(${angle} 500 500)">${turned(28, 500, 250, oval(500, 250, 20, 66, leaf % 3 === 0 ? material.leaf : '#93a987'))}</g>`
    }),
    repeat(11, (flower) => {
      const colours = [body, accent, light]
      return `<g transform="rotate(${flower * 32.7} 500 500)">${circle(500, 262, 36, colours[flower % 3] ?? body)}${circle(500, 262, 13, dark)}</g>`
    }),
  ].join('')

const doorstop: Shape = ({ light }) =>
  [
    solid(
      'M250 790 Q240 560 420 520 Q430 400 500 400 Q570 400 580 520 Q760 560 750 790z',
      material.iron,
    ),
    line('M300 700 Q500 640 700 700', '#5d646a', 14),
    '<circle cx="500" cy="330" r="76" fill="none" stroke="#3d4246" stroke-width="34"/>',
    line('M330 640 Q380 560 450 550', light, 8),
  ].join('')

const carton: Shape = ({ body, dark, light, accent }) =>
  [
    solid('M220 430 L500 360 L780 430 L780 720 L500 810 L220 720z', body),
    flat('M500 520 L780 430 L780 720 L500 810z', dark),
    flat('M220 430 L500 360 L780 430 L500 520z', light),
    flat('M330 402 L610 486 L610 775 L550 794 L550 502 L282 415z', accent),
    line('M420 380 q-60 -110 -120 -60 q-20 60 120 60 q60 -130 130 -80 q30 50 -130 80', accent, 18),
  ].join('')

const basket: Shape = ({ body, accent }) =>
  [
    line('M320 460 Q330 190 500 190 Q670 190 680 460', material.oak, 30),
    solid('M210 450h580l-70 340h-440z', material.straw),
    repeat(5, (row) =>
      repeat(8, (column) =>
        line(`M${250 + column * 64 + (row % 2) * 30} ${500 + row * 58}h34`, material.oak, 13),
      ),
    ),
    solid(box(195, 425, 610, 54, 26), material.oak),
    flat('M560 425 Q600 330 700 360 Q760 400 720 425z', body),
    flat('M440 425 Q480 350 560 370 L580 425z', accent),
  ].join('')

const shelf: Shape = ({ body, dark, accent }) =>
  [
    solid(box(300, 300, 190, 330, 4), material.paper),
    flat(box(325, 330, 140, 200, 2), body),
    circle(395, 430, 44, accent),
    turned(
      5,
      620,
      500,
      `${solid(box(540, 380, 160, 250, 4), dark)}${flat(box(560, 402, 120, 206, 2), material.cream)}`,
    ),
    solid(box(140, 628, 720, 46, 8), material.oak),
    solid(box(140, 674, 720, 60, 8), material.walnut),
  ].join('')

export const home: Readonly<Record<string, Shape>> = {
  candle,
  blanket,
  lamp,
  board,
  towel,
  wreath,
  doorstop,
  box: carton,
  basket,
  shelf,
}

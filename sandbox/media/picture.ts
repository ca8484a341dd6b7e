/** Draws the store's pictures: no files, no network, the same name always the same picture. */
import { circle, flat, type Ink, inkFor, line, oval, repeat, type Shape } from './ink.ts'
import { avatar } from './shapes/avatar.ts'
import { clothing } from './shapes/clothing.ts'
import { home } from './shapes/home.ts'
import { paper } from './shapes/paper.ts'
import { table } from './shapes/table.ts'

const shapes: Readonly<Record<string, Shape>> = { ...clothing, ...table, ...home, ...paper }

/**
 * The picture of `mug-stoneware-mug-2`: the kind comes first and decides the shape; the number at
 * the end is one view of the same product, so it changes the setting, never the product's colours.
 */
export function drawPicture(name: string): string {
  const [kind = ''] = name.split('-', 1)
  const [, product = name, number = '1'] = /^(.*)-(\d{1,4})$/.exec(name) ?? []
  if (kind === 'avatar') return picture(name, avatar(inkFor(name, name)))
  const ink = inkFor(product, product)
  const shape = Object.hasOwn(shapes, kind) ? shapes[kind] : undefined
  const view = (Number(number) - 1) % 4
  return picture(name, `${setting(ink, view)}${placed(ink, (shape ?? parcel)(ink), view)}`)
}

function picture(name: string, marks: string): string {
  const title = name.replace(/[^\w ]/g, ' ').slice(0, 100)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000" role="img">',
    `<title>${title}</title>`,
    '<defs><linearGradient id="light" x1="0" x2="1" y1="0" y2=".25">',
    '<stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>',
    '<stop offset="1" stop-color="#1a1020" stop-opacity=".2"/></linearGradient></defs>',
    marks,
    '</svg>',
  ].join('')
}

/** Where the product is shown: on a table, before an arch, on a round, close by. */
function setting({ wall, ground, light, accent }: Ink, view: number): string {
  const wallFill = flat('M0 0h1000v1000h-1000z', wall)
  switch (view) {
    case 0:
      return `${wallFill}${flat('M0 700h1000v300h-1000z', ground)}`
    case 1:
      return `${flat('M0 0h1000v1000h-1000z', ground)}${flat('M190 1000V430a310 310 0 0 1 620 0v570z', wall)}`
    case 2:
      return `${wallFill}${circle(500, 500, 390, ground)}${circle(812, 214, 70, accent)}`
    default:
      return `${flat('M0 0h1000v1000h-1000z', ground)}${repeat(12, (row) => line(`M0 ${60 + row * 84}h1000`, wall, 3))}${flat('M0 0h1000L0 1000z', `${light}22`)}`
  }
}

/** Scale and turn of the product in each setting. */
const stances: readonly (readonly [number, number])[] = [
  [1.04, 0],
  [0.96, 0],
  [0.9, -6],
  [1.16, 8],
]

/** The product with its shadow; later views come closer and turn it a little. */
function placed(ink: Ink, marks: string, view: number): string {
  const shadow = `<g opacity=".16">${oval(515, 808, 300, 34, ink.dark)}</g>`
  const [scale, turn] = stances[view] ?? [1, 0]
  const move = `translate(500 ${view === 0 ? 545 : 530}) scale(${scale}) rotate(${turn}) translate(-500 -530)`
  return `<g transform="${move}">${view === 2 ? '' : shadow}${marks}</g>`
}

/** Things nobody has drawn yet come wrapped. */
const parcel: Shape = (ink) => home.box?.(ink) ?? ''

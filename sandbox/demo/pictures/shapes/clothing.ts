/** Clothes, laid flat. */
import type { Fills } from '../fills.ts'
import { mix } from '../palette.ts'
import { box, disc, group, line, path } from '../svg.ts'
import type { Shape } from './shape.ts'

const longSleeved =
  'M380 190Q500 236 620 190L724 232Q776 256 792 330L872 740 758 764 704 480V820Q500 836 296 820V480L242 764 128 740 208 330Q224 256 276 232Z'
const armSeams = 'M296 350V500M704 350V500'

const tee: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const striped = fills.hasWord('breton', 'striped', 'long')
    const body = striped
      ? longSleeved
      : 'M376 200Q500 280 624 200L722 238 884 424 762 528 700 462V812Q500 828 300 812V462L238 528 116 424 278 238Z'
    const ground = striped ? '#f3ecdf' : tones.base
    const stripe = fills.pattern(60, 58, box(0, 20, 60, 20, tones.base))
    return (
      path(body, striped ? ground : fills.soft(tones)) +
      (striped ? path(body, stripe, { 'clip-path': fills.clip('M0 340H1000V1000H0Z') }) : '') +
      path('M376 200Q500 280 624 200L596 186Q500 228 404 186Z', tones.deep) +
      line('M376 200Q500 286 624 200', striped ? tones.base : tones.dark, 18) +
      line(striped ? armSeams : 'M300 360V470M700 360V470', tones.deep, 6, { opacity: 0.5 }) +
      (striped
        ? ''
        : path('M560 390H660V490L610 510 560 490Z', tones.light) +
          line('M560 390H660V490L610 510 560 490Z', tones.dark, 5) +
          line('M306 786Q500 800 694 786M150 406 258 500M850 406 742 500', tones.dark, 5, {
            opacity: 0.7,
          })) +
      line('M350 560Q370 680 340 780', tones.deep, 8, { opacity: 0.18 })
    )
  },
}

const sweater: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const rib = fills.pattern(30, 30, box(0, 0, 9, 30, tones.dark, { opacity: 0.4 }))
    return (
      path(longSleeved, fills.soft(tones)) +
      path('M296 300H704V760H296Z', rib) +
      path(
        'M296 762H704V822Q500 838 296 822ZM238 700 126 690 116 742 240 768ZM762 700 874 690 884 742 760 768Z',
        tones.dark,
      ) +
      path('M374 196Q500 160 626 196L600 182Q500 150 400 182Z', tones.deep) +
      path(
        'M372 200Q380 158 412 152 500 196 588 152 620 158 628 200 500 290 372 200Z',
        tones.dark,
      ) +
      path('M400 164Q500 206 600 164 500 232 400 164Z', tones.deep) +
      line(`${armSeams}M276 236Q330 300 296 350M724 236Q670 300 704 350`, tones.deep, 6, {
        opacity: 0.55,
      })
    )
  },
}

const jacket: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const pocket = (x: number, y: number, width: number, height: number) =>
      box(x, y, width, height, tones.light) +
      line(`M${x} ${y}h${width}v${height}h-${width}z`, tones.deep, 5, { opacity: 0.6 })
    return (
      path(longSleeved, fills.soft(tones)) +
      line('M500 240V824', tones.deep, 7) +
      pocket(344, 380, 110, 120) +
      pocket(330, 600, 136, 150) +
      pocket(534, 600, 136, 150) +
      path('M392 184 500 300 608 184 640 214 560 360 500 300 440 360 360 214Z', tones.dark) +
      path('M404 182Q500 220 596 182L500 292Z', tones.deep) +
      [370, 480, 590, 700].map((y) => disc(520, y, 13, tones.pale)).join('') +
      line(`${armSeams}M134 708 246 732M866 708 754 732`, tones.deep, 6, { opacity: 0.6 })
    )
  },
}

const shirt: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones } = fills
    const short = fills.hasWord('camp')
    const body = short
      ? 'M380 190Q500 236 620 190L726 232 872 460 754 536 704 460V816H296V460L246 536 128 460 274 232Z'
      : longSleeved
    const check = fills.pattern(
      96,
      96,
      box(0, 0, 96, 32, tones.deep, { opacity: 0.45 }) +
        box(0, 0, 32, 96, tones.deep, { opacity: 0.45 }) +
        box(62, 0, 6, 96, mix(tones.pale, '#ffffff', 0.3), { opacity: 0.6 }) +
        box(0, 62, 96, 6, mix(tones.pale, '#ffffff', 0.3), { opacity: 0.6 }),
    )
    return (
      path(body, fills.soft(tones)) +
      (fills.hasWord('flannel', 'check') ? path(body, check) : '') +
      path('M478 260H522V824H478Z', tones.light) +
      line('M478 270V820M522 270V820', tones.dark, 4) +
      path('M396 182Q500 226 604 182L500 276Z', tones.deep) +
      path('M392 176 500 276 416 356 352 210ZM608 176 500 276 584 356 648 210Z', tones.light) +
      line('M392 176 500 276 416 356 352 210M608 176 500 276 584 356 648 210', tones.dark, 5) +
      [370, 480, 590, 700, 790].map((y) => disc(500, y, 9, tones.deep)).join('') +
      line('M560 420H654V520L607 542 560 520ZM296 350V470M704 350V470', tones.dark, 6)
    )
  },
}

const apron: Shape = {
  place: 'flat',
  draw(fills) {
    const { tones, accent } = fills
    return (
      line('M400 230C380 90 620 90 600 230', accent.dark, 26) +
      line('M262 470Q150 500 120 640M738 470Q850 500 880 620', accent.dark, 22) +
      path(
        'M380 220H620Q630 380 750 450V840Q500 868 250 840V450Q370 380 380 220Z',
        fills.soft(tones),
      ) +
      path('M380 220H620L622 262H378Z', tones.dark) +
      path('M360 560H640V740H360Z', tones.light) +
      line('M360 560H640V740H360ZM500 560V740M430 320H520', accent.light, 6, {
        'stroke-dasharray': '16 12',
      }) +
      disc(400, 242, 13, '#c39a56') +
      disc(600, 242, 13, '#c39a56')
    )
  },
}

/** The stripes at a cuff, cut to an outline. */
export function bands(fills: Fills, outline: string, tops: readonly number[], colour: string) {
  return group(tops.map((y) => box(0, y, 1000, 26, colour)).join(''), {
    'clip-path': fills.clip(outline),
  })
}

/** Clothes by kind. */
export const clothing = { tee, sweater, jacket, shirt, apron } satisfies Record<string, Shape>

/** A person, as far as a shop needs one. */
import { circle, flat, oval, type Shape, solid } from '../ink.ts'

const skins = ['#f2cdb0', '#e0ac84', '#c58a62', '#9b6544', '#6f4630'] as const
const hairs = ['#2e2421', '#5a3a28', '#8d5b34', '#c79a5b', '#9a9a9a', '#7a2f24'] as const

function pick(list: readonly string[], chance: number): string {
  return list[Math.floor(chance * list.length)] ?? ''
}

/** Fills the whole picture: it is shown small and round. */
export const avatar: Shape = ({ wall, body, dark, chance }) => {
  const skin = pick(skins, chance('skin'))
  const hair = pick(hairs, chance('hair'))
  const cut = Math.floor(chance('cut') * 4)
  const behind =
    cut === 0 ? solid('M290 420 Q290 180 500 180 Q710 180 710 420 V700 H290z', hair) : ''
  const tops = [
    'M310 430 Q300 200 500 200 Q700 200 690 430 Q640 310 500 320 Q360 310 310 430z',
    'M315 400 Q300 210 500 200 Q700 210 685 400 Q600 330 480 330 Q380 330 315 400z',
    'M300 420 Q280 170 520 190 Q720 200 700 420 Q680 300 560 300 Q400 360 300 420z',
    'M330 360 Q340 215 500 210 Q660 215 670 360 Q600 290 500 290 Q400 290 330 360z',
  ]
  return [
    flat('M0 0h1000v1000h-1000z', wall),
    behind,
    solid('M130 1000 Q150 730 400 690 H600 Q850 730 870 1000z', body),
    flat('M415 600h170v100q-85 90 -170 0z', skin),
    oval(500, 720, 92, 36, dark),
    flat('M420 640h160v64q-80 70 -160 0z', skin),
    oval(500, 450, 180, 215, skin),
    flat(tops[cut] ?? '', hair),
    circle(436, 468, 15, '#2c2623'),
    circle(564, 468, 15, '#2c2623'),
    '<path d="M440 560q60 50 120 0" fill="none" stroke="#2c2623" stroke-width="11" stroke-linecap="round"/>',
  ].join('')
}

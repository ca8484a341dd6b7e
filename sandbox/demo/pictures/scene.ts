/** Where a thing is shown: the ground, the light, and how it is arranged in each view. */
import type { Definitions, Fills } from './fills.ts'
import { mix } from './palette.ts'
import type { Shape } from './shapes/shape.ts'
import { box, disc, group, oval, path } from './svg.ts'

/** What a picture shows. */
interface Subject {
  readonly shape: Shape
  /** The thing itself, and the one beside it in another colour. */
  readonly thing: Fills
  readonly companion: Fills
}

/** A thing's place: how far it is moved, turned and enlarged about the middle of its foot. */
interface Pose {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly turn?: number
  readonly other?: true
}

const tablePoses: readonly (readonly Pose[])[] = [
  [{ x: 0, y: 40, scale: 1 }],
  [
    { x: -190, y: -30, scale: 0.62, other: true },
    { x: 110, y: 70, scale: 0.84 },
  ],
  [{ x: 130, y: 330, scale: 1.6 }],
  [{ x: 0, y: -60, scale: 0.76 }],
]
const flatPoses: readonly (readonly Pose[])[] = [
  [{ x: 0, y: 0, scale: 0.98, turn: -3 }],
  [
    { x: -150, y: -90, scale: 0.72, turn: -16, other: true },
    { x: 130, y: 70, scale: 0.8, turn: 9 },
  ],
  [{ x: 130, y: 170, scale: 1.6, turn: 8 }],
  [{ x: 0, y: 0, scale: 0.8, turn: 12 }],
]
const wallPoses: readonly (readonly Pose[])[] = [
  [{ x: 0, y: 0, scale: 0.94 }],
  [{ x: -40, y: -20, scale: 0.8 }],
  [{ x: 150, y: 160, scale: 1.6 }],
  [{ x: 40, y: 10, scale: 0.74 }],
]

/** A picture's content: ground, light, shadow, thing. */
export function scene(
  { shape, thing, companion }: Subject,
  ground: string,
  view: number,
  definitions: Definitions,
): string {
  const arrangement = (view - 1) % 4
  const tone = toneOf(ground, view)
  const poses = { table: tablePoses, flat: flatPoses, wall: wallPoses }[shape.place][arrangement]
  const things = (poses ?? []).map((pose) => {
    const fills = pose.other ? companion : thing
    const drawn = shape.draw(fills)
    return shape.place === 'table'
      ? standing(drawn, pose, shape.foot ?? 200, fills)
      : group(group(drawn, { transform: transform(pose, 500) }), {
          filter: shadow(shape, definitions),
        })
  })
  return room(shape, tone, arrangement, thing) + things.join('')
}

/** The views of a thing share a ground, in another light. */
function toneOf(ground: string, view: number): string {
  const lights = [ground, mix(ground, '#fffaf0', 0.42), mix(ground, '#4a4038', 0.1)]
  return lights[(view - 1) % lights.length] ?? ground
}

function room({ place }: Shape, tone: string, arrangement: number, { random }: Fills): string {
  const light = mix(tone, '#fffaf0', 0.35)
  const shade = mix(tone, '#5a4638', 0.13)
  const wall = box(0, 0, 1000, 1000, tone)
  if (arrangement === 2) return wall + path('M0 0H640L300 1000H0Z', light, { opacity: 0.45 })
  const backdrops = [
    path('M150 0H470L170 1000H-150ZM560 0H700L400 1000H260Z', light, { opacity: 0.5 }),
    path('M190 1000V480A310 310 0 0 1 810 480V1000Z', light, { opacity: 0.75 }),
    disc(560, 420, 350, light, { opacity: 0.75 }),
  ]
  const backdrop = backdrops[(random.integer(0, 2) + arrangement) % 3] ?? ''
  if (place === 'flat') return wall + (backdrops[arrangement === 3 ? 2 : 0] ?? '')
  if (place === 'wall') return wall + (backdrops[arrangement === 3 ? 2 : 0] ?? '')
  const plinth =
    arrangement === 3
      ? box(190, 710, 620, 290, mix(tone, '#fffaf0', 0.55)) +
        box(190, 710, 620, 12, '#fff', { opacity: 0.5 })
      : ''
  return wall + backdrop + box(0, 730, 1000, 270, shade) + plinth
}

function standing(drawn: string, pose: Pose, foot: number, fills: Fills): string {
  const soft = fills.glow('#2a1d16', 0.55)
  const shadows = oval(560, 772, foot * 1.45, 46, soft) + oval(506, 768, foot * 1.08, 20, soft)
  return group(shadows + drawn, { transform: transform(pose, 770) })
}

function shadow({ place }: Shape, definitions: Definitions): string {
  const [dx, dy, blur] = place === 'wall' ? [16, 26, 18] : [12, 18, 14]
  return definitions.refer(
    'filter',
    'x="-20%" y="-20%" width="140%" height="150%"',
    `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#2a1d16" flood-opacity=".3"/>`,
  )
}

function transform({ x, y, scale, turn }: Pose, foot: number): string {
  const turned = turn ? `rotate(${turn})` : ''
  return `translate(${500 + x} ${foot + y})${turned}scale(${scale})translate(-500 -${foot})`
}

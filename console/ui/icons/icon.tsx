// The console's own line icons, 24 by 24; decorative, so hidden from screen readers.
import type { CSSProperties } from 'react'
import './icon.css'

const paths = {
  store:
    'M4 9l1.6-5h12.8L20 9a2.7 2.7 0 0 1-4.5 1.4 3.3 3.3 0 0 1-4.6 0 3.3 3.3 0 0 1-2.4 1A3.3 3.3 0 0 1 4 9zm1.8 3.2V20h12.4v-7.8',
  home: 'M4 11l8-7 8 7v9h-5.5v-6h-5v6H4v-9z',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4V8zm0 0l8 4 8-4m-8 4v8',
  collections: 'M4 5h7v7H4V5zm9 0h7v7h-7V5zM4 14h7v5H4v-5zm9 0h7v5h-7v-5z',
  inventory: 'M4 20V9l8-5 8 5v11M8 20v-7h8v7m-8-3.5h8',
  members:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9a6 6 0 0 1 12 0m1-9.5a3 3 0 1 0-1-5.8M17.5 14.3A6 6 0 0 1 21 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2l4 4',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  back: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  block: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM6.5 6.5l11 11',
  trash: 'M5 7h14M10 4h4m-7 3l1 13h8l1-13M10 11v5m4-5v5',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6L7 7m10 10l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4',
  image: 'M4 5h16v14H4V5zm0 11l5-5 4 4 3-3 4 4M9 9.5h.01',
  language:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.5 2.3 3.5 5 3.5 8s-1 5.7-3.5 8c-2.5-2.3-3.5-5-3.5-8s1-5.7 3.5-8z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4V5zm5.5 0v14m5.5-14v14',
  signOut: 'M10 5H5v14h5m4-3.5l3.5-3.5L14 8.5M8.5 12h9',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.9 3.6M6.5 7.7A15.6 15.6 0 0 0 2.5 12S6 18.5 12 18.5a9.3 9.3 0 0 0 4.4-1.1',
  recent: 'M4.5 9A8 8 0 1 1 4 12.5M4 4.5V9h4.5M12 8v4.5l3 1.5',
  copy: 'M9 9h11v11H9V9zm-4 6H4V4h11v1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 12h2l-2 3h2M4 18h2',
  quote: 'M5 5v14M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
} as const

export type IconName = keyof typeof paths

/** Directional icons, mirrored in right-to-left text. */
const directed: ReadonlySet<IconName> = new Set(['back', 'next', 'signOut'])

interface IconProps {
  name: IconName
  style?: CSSProperties
}

export function Icon({ name, style }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="icon"
      style={style}
      data-directed={directed.has(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  )
}

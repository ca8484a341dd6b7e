// The console's own line icons, 24 by 24; decorative, so hidden from screen readers.
import type { SVGProps } from 'react'
import './icon.css'

const paths = {
  store:
    'M4 9l1.6-5h12.8L20 9a2.7 2.7 0 0 1-4.5 1.4 3.3 3.3 0 0 1-4.6 0 3.3 3.3 0 0 1-2.4 1A3.3 3.3 0 0 1 4 9zm1.8 3.2V20h12.4v-7.8',
  home: 'M4 11l8-7 8 7v9h-5.500v-6h-5v6H4v-9z',
  products: 'M4 8l8-4 8 4v8l-8 4-8-4V8zm0 0l8 4 8-4m-8 4v8',
  collections: 'M4 5h7v7H4V5zm9 0h7v7h-7V5zM4 14h7v5H4v-5zm9 0h7v5h-7v-5z',
  inventory: 'M4 20V9l8-5 8 5v11M8 20v-7h8v7m-8-3.5h8',
  members:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zm-6 9a6 6 0 0 1 12 0m1-9.5a3 3 0 1 0-1-5.8M17.500 14.300A6 6 0 0 1 21 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zm5-2l4 4',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  back: 'M14 6l-6 6 6 6',
  next: 'M10 6l6 6-6 6',
  up: 'M6 14l6-6 6 6',
  down: 'M6 10l6 6 6-6',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  block: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM6.500 6.500l11 11',
  trash: 'M5 7h14M10 4h4m-7 3l1 13h8l1-13M10 11v5m4-5v5',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zm0-13v2m0 14v2M3 12h2m14 0h2M5.600 5.600L7 7m10 10l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400',
  image: 'M4 5h16v14H4V5zm0 11l5-5 4 4 3-3 4 4M9 9.500h.01',
  language:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.500 2.300 3.500 5 3.500 8s-1 5.700-3.500 8c-2.500-2.300-3.500-5-3.500-8s1-5.700 3.500-8z',
  filter: 'M4 6h16M7 12h10M10 18h4',
  columns: 'M4 5h16v14H4V5zm5.500 0v14m5.500-14v14',
  signOut: 'M10 5H5v14h5m4-3.500l3.500-3.500L14 8.500M8.500 12h9',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zm9.500 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.900 5.800A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 0 1-2.900 3.600M6.500 7.700A15.600 15.600 0 0 0 2.500 12S6 18.500 12 18.500a9.300 9.300 0 0 0 4.400-1.100',
  recent: 'M4.500 9A8 8 0 1 1 4 12.500M4 4.500V9h4.500M12 8v4.500l3 1.500',
  copy: 'M9 9h11v11H9V9zm-4 6H4V4h11v1',
  bullets: 'M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01',
  numbers: 'M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 12h2l-2 3h2M4 18h2',
  quote: 'M5 5v14M9 8h11M9 12h11M9 16h7',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 17',
} as const

export type IconName = keyof typeof paths

/** Directional icons, mirrored in right-to-left text. */
const directed: ReadonlySet<IconName> = new Set(['back', 'next', 'signOut'])

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'name'> {
  name: IconName
}

export function Icon({ name, className, ...props }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      {...props}
      className={className ? `icon ${className}` : 'icon'}
      data-directed={directed.has(name) ? '' : undefined}
    >
      <path d={paths[name]} />
    </svg>
  )
}

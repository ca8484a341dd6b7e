// The single source of colours: for the page's custom properties and MUI's theme.

type Colours = typeof light

/** Light on a device that asks for light, or where the owner chose it. */
export type ColourScheme = keyof typeof colours

const light = {
  primary: { main: '#1f5c4d', dark: '#164438', contrastText: '#ffffff' },
  secondary: { main: '#8a4b1f', contrastText: '#ffffff' },
  success: { main: '#1e6b3c' },
  warning: { main: '#8a5300', contrastText: '#ffffff' },
  error: { main: '#b3261e' },
  info: { main: '#2b5d86' },
  background: { default: '#f7f5f1', paper: '#ffffff' },
  text: { primary: '#1d2321', secondary: '#59625e' },
  action: { active: 'rgba(0, 0, 0, 0.54)' },
  divider: '#e2ddd3',
}

const dark: Colours = {
  primary: { main: '#86d3bb', dark: '#5fb79d', contrastText: '#0c2620' },
  secondary: { main: '#e3a877', contrastText: '#2a1605' },
  success: { main: '#7fd19b' },
  warning: { main: '#e6b45c', contrastText: '#251a06' },
  error: { main: '#f2998f' },
  info: { main: '#92c3ea' },
  background: { default: '#14181a', paper: '#1b2124' },
  text: { primary: '#ecf0ee', secondary: '#a5b1ad' },
  action: { active: '#ffffff' },
  divider: '#2f373a',
}

export const colours = { light, dark } as const

export const SCHEME_ATTRIBUTE = 'data-color-scheme'

/**
 * The colours as custom properties, named as in MUI's theme, so that pages without MUI look the same. Dark mode applies
 * before any script runs; paper is light.
 */
export function colourStyles(): string {
  const [inLight, inDark] = [declarations('light'), declarations('dark')]
  return [
    `:root{${inLight}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${inDark}}}`,
    `:root[${SCHEME_ATTRIBUTE}=light]{${inLight}}`,
    `@media screen{:root[${SCHEME_ATTRIBUTE}=dark]{${inDark}}}`,
    'html{background:var(--mui-palette-background-default)}',
  ].join('')
}

function declarations(scheme: ColourScheme): string {
  const variables = Object.entries(colours[scheme]).flatMap(([part, value]) =>
    typeof value === 'string'
      ? [`--mui-palette-${part}:${value}`]
      : Object.entries(value).map(([shade, colour]) => `--mui-palette-${part}-${shade}:${colour}`),
  )
  return [...variables, `color-scheme:${scheme}`].join(';')
}

// MUI's theme: the console's colours and type, and the styles of its components.
import { createTheme, type ThemeOptions } from '@mui/material'
import { colours, SCHEME_ATTRIBUTE } from './colours.ts'

const sans = 'Inter, "Segoe UI", system-ui, -apple-system, "Liberation Sans", sans-serif'

/** Overlays have a border: shadows do not show in the dark scheme. */
const popupEdge = { border: '1px solid var(--mui-palette-divider)' }

const phone = '@media (max-width: 739.95px)'
const touchTarget = { [phone]: { minHeight: 44, minWidth: 44 } }

/** Menus and hints open inside the main landmark, or inside the dialog over it. */
function popupPlace(): HTMLElement {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], dialog[open]')
  return dialogs[dialogs.length - 1] ?? document.querySelector('main') ?? document.body
}

/** Popups, labels and switches, where the system asks for less motion. */
const still = { transitions: { create: () => 'none' } }
const wantsLess = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches

const options: ThemeOptions = {
  ...(wantsLess && still),
  cssVariables: { colorSchemeSelector: SCHEME_ATTRIBUTE },
  colorSchemes: { light: { palette: colours.light }, dark: { palette: colours.dark } },
  // A table with its actions needs a tablet: below 740 px there are cards.
  breakpoints: { values: { xs: 0, sm: 740, md: 900, lg: 1200, xl: 1536 } },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: sans,
    fontSize: 13,
    h2: { fontSize: '1.0625rem', fontWeight: 650, letterSpacing: '-0.01em' },
    h3: { fontSize: '0.9375rem', fontWeight: 650 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: touchTarget,
        outlined: ({ theme }) => ({ borderColor: theme.vars?.palette.divider }),
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' } },
    },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 14 } },
    },
    MuiIconButton: { styleOverrides: { root: touchTarget } },
    MuiDialog: {
      styleOverrides: {
        paper: {
          ...popupEdge,
          [phone]: {
            margin: 12,
            width: 'calc(100% - 24px)',
            maxHeight: 'calc(100% - 24px)',
          },
        },
      },
    },
    // No scroll lock on the container: the sticky toolbar of a list would move.
    MuiPopover: {
      defaultProps: { container: popupPlace, disableScrollLock: true },
      styleOverrides: { paper: popupEdge },
    },
    MuiPopper: { defaultProps: { container: popupPlace, popperOptions: { strategy: 'fixed' } } },
    MuiMenuItem: { styleOverrides: { root: touchTarget } },
    MuiToggleButton: { styleOverrides: { root: touchTarget } },
    MuiAutocomplete: { styleOverrides: { paper: popupEdge } },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          fontSize: '1.1875rem',
          fontWeight: 650,
          letterSpacing: '-0.01em',
          overflowWrap: 'anywhere',
        },
      },
    },
    MuiDialogActions: {
      styleOverrides: {
        root: { flexWrap: 'wrap', rowGap: 8, padding: '8px 24px 20px', [phone]: { padding: 16 } },
      },
    },
    MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', fullWidth: true } },
    // A smaller font makes a phone zoom in on the field.
    MuiOutlinedInput: {
      styleOverrides: { root: { [phone]: { minHeight: 44, fontSize: '1rem' } } },
    },
    MuiInputLabel: {
      styleOverrides: {
        sizeSmall: {
          [phone]: {
            fontSize: '1rem',
            '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 10px)' },
          },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {
        root: {
          // A switch starts where fields and texts do.
          '&:has(.MuiSwitch-root)': { marginLeft: 0, gap: 10, minHeight: 36 },
          [phone]: { '&&': { minHeight: 44 } },
        },
      },
    },
    MuiSwitch: {
      styleOverrides: {
        root: { width: 36, height: 20, padding: 0, overflow: 'visible' },
        switchBase: {
          padding: 3,
          '&.Mui-checked': { transform: 'translateX(16px)', color: '#fff' },
          '&.Mui-checked + .MuiSwitch-track': { opacity: 1 },
        },
        thumb: { width: 14, height: 14, boxShadow: 'none' },
        track: { borderRadius: 10 },
      },
    },
    // The explanation of a disabled field must stay readable.
    MuiFormHelperText: {
      styleOverrides: {
        root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars?.palette.text.secondary } }),
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiButtonBase: {
      styleOverrides: {
        root: ({ theme }) => ({
          '&.Mui-focusVisible': {
            outline: `2px solid ${theme.vars?.palette.primary.main}`,
            outlineOffset: 2,
          },
        }),
      },
    },
  },
}

export const themes = {
  ltr: createTheme(options),
  rtl: createTheme({ ...options, direction: 'rtl' }),
}

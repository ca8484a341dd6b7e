// The commands of the toolbar.
import type { ChainedCommands } from '@tiptap/react'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'

/** One button of the toolbar. */
export interface Mark {
  name: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link'
  /** What the editor calls it. */
  type: string
  sign: ReactNode
  toggle(text: ChainedCommands): ChainedCommands
}

const glyph = { fontSize: 15, lineHeight: 1, width: 18 } as const

/** In the order of the toolbar. */
export const marks: readonly Mark[] = [
  {
    name: 'bold',
    type: 'bold',
    sign: <b style={glyph}>B</b>,
    toggle: (text) => text.toggleBold(),
  },
  {
    name: 'italic',
    type: 'italic',
    sign: <i style={glyph}>I</i>,
    toggle: (text) => text.toggleItalic(),
  },
  {
    name: 'underline',
    type: 'underline',
    sign: <u style={glyph}>U</u>,
    toggle: (text) => text.toggleUnderline(),
  },
  {
    name: 'heading',
    type: 'heading',
    sign: <b style={glyph}>H</b>,
    toggle: (text) => text.toggleHeading({ level: 2 }),
  },
  {
    name: 'bullets',
    type: 'bulletList',
    sign: <Icon name="bullets" />,
    toggle: (text) => text.toggleBulletList(),
  },
  {
    name: 'numbers',
    type: 'orderedList',
    sign: <Icon name="numbers" />,
    toggle: (text) => text.toggleOrderedList(),
  },
  {
    name: 'quote',
    type: 'blockquote',
    sign: <Icon name="quote" />,
    toggle: (text) => text.toggleBlockquote(),
  },
  {
    name: 'link',
    type: 'link',
    sign: <Icon name="link" />,
    toggle: (text) => text.extendMarkRange('link').unsetLink(),
  },
]

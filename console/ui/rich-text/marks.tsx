// The commands of the toolbar.
import type { ChainedCommands } from '@tiptap/react'
import type { ReactNode } from 'react'
import type { Texts } from '../../messages/texts.ts'
import { Icon } from '../icons/icon.tsx'

/** One button of the toolbar. */
export interface Mark {
  /** What the editor calls it. */
  name: keyof Texts['richText']
  sign: ReactNode
  toggle(text: ChainedCommands): ChainedCommands
}

const glyph = { fontSize: 15, lineHeight: 1, width: 18 } as const

/** In the order of the toolbar. */
export const marks: readonly Mark[] = [
  {
    name: 'bold',
    sign: <b style={glyph}>B</b>,
    toggle: (text) => text.toggleBold(),
  },
  {
    name: 'italic',
    sign: <i style={glyph}>I</i>,
    toggle: (text) => text.toggleItalic(),
  },
  {
    name: 'underline',
    sign: <u style={glyph}>U</u>,
    toggle: (text) => text.toggleUnderline(),
  },
  {
    name: 'heading',
    sign: <b style={glyph}>H</b>,
    toggle: (text) => text.toggleHeading({ level: 2 }),
  },
  {
    name: 'bulletList',
    sign: <Icon name="bullets" />,
    toggle: (text) => text.toggleBulletList(),
  },
  {
    name: 'orderedList',
    sign: <Icon name="numbers" />,
    toggle: (text) => text.toggleOrderedList(),
  },
  {
    name: 'blockquote',
    sign: <Icon name="quote" />,
    toggle: (text) => text.toggleBlockquote(),
  },
  {
    name: 'link',
    sign: <Icon name="link" />,
    toggle: (text) => text.extendMarkRange('link').unsetLink(),
  },
]

// The commands of the toolbar.
import type { Editor } from '@tiptap/react'
import type { ReactNode } from 'react'

/** One button of the toolbar. */
export interface Mark {
  name: 'bold' | 'italic' | 'underline' | 'heading' | 'bullets' | 'numbers' | 'quote' | 'link'
  sign: ReactNode
  isActive(editor: Editor): boolean
  toggle(editor: Editor): void
}

const glyph = { fontSize: 15, lineHeight: 1, width: 18 } as const

/** In the order of the toolbar. */
export const marks: readonly Mark[] = [
  {
    name: 'bold',
    sign: <b style={glyph}>B</b>,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    sign: <i style={glyph}>I</i>,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    sign: <u style={glyph}>U</u>,
    isActive: (editor) => editor.isActive('underline'),
    toggle: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'heading',
    sign: <b style={glyph}>H</b>,
    isActive: (editor) => editor.isActive('heading'),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'bullets',
    sign: <Lines path="M9 6h11M9 12h11M9 18h11M4.500 6h.01M4.500 12h.01M4.500 18h.01" />,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    sign: <Lines path="M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 12h2l-2 3h2M4 18h2" />,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    sign: <Lines path="M5 5v14M9 8h11M9 12h11M9 16h7" />,
    isActive: (editor) => editor.isActive('blockquote'),
    toggle: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'link',
    sign: (
      <Lines path="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 17" />
    ),
    isActive: (editor) => editor.isActive('link'),
    toggle: (editor) => editor.chain().focus().extendMarkRange('link').unsetLink().run(),
  },
]

function Lines({ path }: { path: string }) {
  return (
    <svg
      aria-hidden
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  )
}

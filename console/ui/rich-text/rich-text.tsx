// The rich-text editor, lazily loaded because it is heavy.
import { Box, Typography } from '@mui/material'
import { EditorContent, Mark, useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { cleanHtml, hasMoreThanText } from './clean-html.ts'
import { fromWord } from './from-word.ts'
import { Toolbar } from './toolbar.tsx'

interface RichTextProps {
  label: string
  value: string
  /** The text as it was saved last. */
  saved: string
  /** Gets sanitized HTML; empty for a blank text. */
  onChange(html: string): void
  onBlur?(): void
  autoFocus?: boolean
  invalid?: boolean
  describedBy?: string | undefined
}

/** Code, and raised and lowered text, as in m² and H₂O: no button makes it, and an edit beside it keeps it. */
const kept = ['code', 'sup', 'sub'].map((tag) =>
  Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] }),
)

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
    },
    code: false,
    codeBlock: false,
    // It adds an empty paragraph below a list as soon as the text has the focus.
    trailingNode: false,
  }),
  ...kept,
]

export function RichText(props: RichTextProps) {
  const { label, value, saved, onChange, onBlur, autoFocus, invalid, describedBy } = props
  const { foreign } = useTexts('richText')
  const shown = useRef(value)
  /** The text as it was loaded: undone changes bring back all of it, also what the editor cannot show. */
  const loaded = useRef({ value, html: '' })
  const warns = useMemo(() => hasMoreThanText(saved), [saved])
  const warning = useId()
  const descriptions = [describedBy, warns && warning].filter(Boolean).join(' ')
  const editor = useEditor({
    extensions,
    content: cleanHtml(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(invalid && { 'aria-invalid': 'true' }),
        ...(descriptions && { 'aria-describedby': descriptions }),
      },
      transformPastedHTML: (html) => cleanHtml(fromWord(html)),
    },
    onCreate: ({ editor: current }) => {
      loaded.current = { value, html: current.getHTML() }
    },
    onUpdate: ({ editor: current }) => {
      const html = current.getHTML()
      const changed = current.isEmpty ? '' : cleanHtml(html)
      shown.current = html === loaded.current.html ? loaded.current.value : changed
      onChange(shown.current)
    },
    onBlur: () => onBlur?.(),
  })
  const isFocused = useEditorState({ editor, selector: ({ editor: current }) => current.isFocused })

  useEffect(() => {
    // An editor created before the page could show it is recreated.
    if (autoFocus && !editor.isDestroyed) editor.commands.focus('end')
  }, [autoFocus, editor])

  useEffect(() => {
    // External changes: a discard, or another person's text.
    if (value === shown.current || editor.isDestroyed) return
    shown.current = value
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false })
    loaded.current = { value, html: editor.getHTML() }
  }, [value, editor])

  return (
    <Box
      sx={{ ...frame, ...(isFocused && focused), ...(invalid && { borderColor: 'error.main' }) }}
    >
      <Toolbar editor={editor} />
      {warns && (
        <Typography id={warning} variant="body2" sx={{ px: 1.75, pt: 1.25, color: 'warning.main' }}>
          {foreign}
        </Typography>
      )}
      <Box component={EditorContent} editor={editor} sx={content} />
    </Box>
  )
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  overflow: 'hidden',
} as const

const focused = {
  borderColor: 'primary.main',
  // Contrast themes keep an outline, and drop a shadow.
  outline: '1px solid',
  outlineColor: 'primary.main',
  outlineOffset: '-2px',
} as const

const content = {
  '& .ProseMirror': {
    minHeight: 140,
    maxHeight: 420,
    overflowY: 'auto',
    px: 1.75,
    py: 1.25,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    lineHeight: 1.55,
  },
  '& .ProseMirror > *': { marginBlock: '0 0.6em' },
  // Those inside lists and quotes, too.
  '& .ProseMirror :is(p, h2, h3)': { unicodeBidi: 'plaintext' },
  '& .ProseMirror h2': { fontSize: '1.125rem' },
  '& .ProseMirror h3': { fontSize: '1rem' },
  '& .ProseMirror ul, & .ProseMirror ol': { listStyle: 'revert', paddingInlineStart: '1.5em' },
  '& .ProseMirror blockquote': {
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    marginInline: 0,
    paddingInlineStart: 1.5,
  },
  '& .ProseMirror a': { color: 'primary.main' },
} as const

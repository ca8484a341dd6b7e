import { Box, IconButton, Tooltip } from '@mui/material'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { LinkField } from './link-field.tsx'
import { type Mark, marks } from './marks.tsx'

/** The formatting toolbar, with a roving tabindex. */
export function Toolbar({ editor }: { editor: Editor }) {
  const texts = useTexts('richText')
  const bar = useRef<HTMLDivElement>(null)
  const [linking, setLinking] = useState(false)
  const [current, setCurrent] = useState(0)
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => marks.map(({ name }) => now.isActive(name)),
    equalityFn: (one, other) => one.join() === other?.join(),
  })

  const move = (event: KeyboardEvent) => {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const backward = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? 1 : event.key === backward ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = (current + step + marks.length) % marks.length
    setCurrent(next)
    bar.current?.querySelectorAll('button')[next]?.focus()
  }
  const press = (mark: Mark) => {
    if (mark.name === 'link' && !editor.isActive('link')) setLinking(true)
    else mark.toggle(editor.chain().focus()).run()
  }

  return (
    <>
      <Box
        ref={bar}
        role="toolbar"
        aria-label={texts.toolbar}
        onKeyDown={move}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.25,
          p: 0.5,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {marks.map((mark, index) => (
          <Tooltip key={mark.name} title={texts[mark.name]}>
            <IconButton
              aria-label={texts[mark.name]}
              aria-pressed={active[index]}
              tabIndex={index === current ? 0 : -1}
              onFocus={() => setCurrent(index)}
              onClick={() => press(mark)}
              size="small"
              sx={{
                minWidth: { xs: 44, sm: 34 },
                minHeight: { xs: 44, sm: 34 },
                borderRadius: '8px',
                color: active[index] ? 'primary.main' : 'text.secondary',
                bgcolor: active[index] ? 'action.selected' : undefined,
              }}
            >
              {mark.sign}
            </IconButton>
          </Tooltip>
        ))}
      </Box>
      {linking && <LinkField editor={editor} close={() => setLinking(false)} />}
    </>
  )
}

import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { typedKey } from '../controls/typed-key.ts'
import { TYPING_PAUSE } from '../controls/use-typed.ts'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'

/** In characters: servers refuse addresses of more than some thousand bytes. */
const LONGEST = 1000

/** Searches as the owner types; the term is in the address, so a link keeps it. */
export function SearchField() {
  const { clearSearch } = useTexts('lists')
  const { address, narrow, description } = useCurrentList()
  const current = address.search
  const [text, setText] = useState(current)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const searched = useRef(current)

  useEffect(() => {
    // The address lags by the debounce; adopting its term would undo later typing.
    if (current === searched.current) return
    searched.current = current
    clearTimeout(timer.current)
    setText(current)
  }, [current])
  useEffect(() => {
    // A press on a row navigates, unless it opens a new tab; a pending search would navigate back.
    const cancel = (event: PointerEvent | KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      const pressed = 'key' in event ? event.key === 'Enter' : event.button === 0
      const stays = event.ctrlKey || event.metaKey || event.shiftKey
      if (pressed && !stays && target?.closest('a')) clearTimeout(timer.current)
    }
    window.addEventListener('pointerdown', cancel, true)
    window.addEventListener('keydown', cancel, true)
    return () => {
      clearTimeout(timer.current)
      window.removeEventListener('pointerdown', cancel, true)
      window.removeEventListener('keydown', cancel, true)
    }
  }, [])

  const search = (value: string, pause: number) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const term = value.trim()
      if (term === searched.current) return
      // One history entry per term, not per letter.
      const replace = searched.current !== ''
      searched.current = term
      narrow({ search: term }, { replace })
    }, pause)
  }

  return (
    <div className="list-search">
      <Icon name="search" />
      <input
        type="search"
        aria-label={description.texts.search}
        placeholder={description.texts.search}
        value={text}
        maxLength={LONGEST}
        onChange={(event) => search(event.target.value, TYPING_PAUSE)}
        onKeyDown={(event) => {
          const key = typedKey(event)
          if (key === 'Escape') search('', 0)
          if (key === 'Enter') search(text, 0)
        }}
      />
      {text && (
        <IconButton
          icon="close"
          label={clearSearch}
          tip={false}
          onClick={(event) => {
            search('', 0)
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        />
      )}
    </div>
  )
}

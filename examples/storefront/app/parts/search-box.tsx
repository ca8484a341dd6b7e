/** The search field, with what it may be as one types. */
import { useEffect, useId, useRef, useState } from 'react'
import { Form, useFetcher, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import type { loader } from '../routes/suggestions.ts'
import { paths } from '../shop.ts'
import { Icon } from './icon.tsx'

export const SearchBox = () => {
  const { texts } = useTexts()
  const list = useId()
  const { pathname, key } = useLocation()
  const [parameters] = useSearchParams()
  const searched = pathname === paths.search ? (parameters.get('q') ?? '') : ''
  const field = useFieldOfHistory(key, searched)
  const suggestions = useFetcher<typeof loader>()
  const { load } = suggestions
  const [text, setText] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const suggest = (typed: string) => {
    setText(typed)
    clearTimeout(pause.current)
    if (typed.trim().length < 2) return
    const address = `${paths.search}/suggestions?${new URLSearchParams({ q: typed })}`
    // Who goes on typing asks once. The router ends what was asked before.
    pause.current = setTimeout(() => void load(address), 150)
  }
  // Without suggestions it is a plain field of search; with them it becomes a combobox.
  const names = text === '' ? [] : (suggestions.data?.names ?? [])
  return (
    <search className="search">
      <Form action={paths.search} key={pathname}>
        <input
          type="search"
          name="q"
          aria-label={texts.search.title}
          placeholder={texts.search.title}
          ref={field}
          defaultValue={searched}
          list={names.length > 0 ? list : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => suggest(event.currentTarget.value)}
          onBlur={() => setText('')}
        />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" className="tool" aria-label={texts.search.title}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  )
}

/** A search field that follows back and forward, without overwriting what is being typed. */
const useFieldOfHistory = (key: string, searched: string) => {
  const field = useRef<HTMLInputElement>(null)
  const arrival = useNavigationType()
  const last = useRef(key)
  useEffect(() => {
    // The first page is one of the history too, and may have been typed into before its scripts came.
    const isOther = last.current !== key
    last.current = key
    if (isOther && arrival === 'POP' && field.current) field.current.value = searched
  }, [key, arrival, searched])
  return field
}

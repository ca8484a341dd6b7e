/** The search field, with what it may be as one types. */
import { useEffect, useId, useRef, useState } from 'react'
import { Form, useHref, useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import type { Suggestions } from '../routes/suggestions.ts'
import { paths } from '../shop.ts'
import { Icon } from './icon.tsx'

export const SearchBox = () => {
  const { texts } = useTexts()
  const list = useId()
  const { pathname, key } = useLocation()
  const [parameters] = useSearchParams()
  const searched = pathname === paths.search ? (parameters.get('q') ?? '') : ''
  const field = useFieldOfHistory(key, searched)
  // Without suggestions it is a plain field of search; with them it becomes a combobox.
  const { names, suggest } = useSuggestions()
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
          onBlur={() => suggest('')}
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

/** The names for what is typed. There are none without a connection: the page that is open is worth more. */
const useSuggestions = () => {
  const address = useHref(`${paths.search}/suggestions`)
  const [names, setNames] = useState<Suggestions['names']>([])
  const asking = useRef<AbortController>(undefined)
  const ask = async (typed: string, { signal }: AbortController) => {
    const answer = await fetch(`${address}?${new URLSearchParams({ q: typed })}`, { signal })
    const found: Suggestions = answer.ok ? await answer.json() : { names: [] }
    setNames(found.names)
  }
  const suggest = (typed: string) => {
    asking.current?.abort()
    if (typed.trim().length < 2) return setNames([])
    const now = new AbortController()
    asking.current = now
    // Who goes on typing asks once.
    const pause = setTimeout(() => ask(typed, now).catch(() => {}), 150)
    now.signal.addEventListener('abort', () => clearTimeout(pause))
  }
  useEffect(() => () => asking.current?.abort(), [])
  return { names, suggest }
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

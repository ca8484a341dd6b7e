/** The search field with suggestions. */
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
  const field = useHistoryField(key, searched)
  // `list` makes it a combobox for screen readers, so it is only set with suggestions.
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

/** Debounced suggestions. A failed request shows none instead of an error page. */
const useSuggestions = () => {
  const address = useHref(`${paths.search}/suggestions`)
  const [names, setNames] = useState<Suggestions['names']>([])
  const pending = useRef<AbortController>(undefined)
  const load = async (typed: string, signal: AbortSignal) => {
    const response = await fetch(`${address}?${new URLSearchParams({ q: typed })}`, { signal })
    const found: Suggestions = response.ok ? await response.json() : { names: [] }
    setNames(found.names)
  }
  const suggest = (typed: string) => {
    pending.current?.abort()
    if (typed.trim().length < 2) return setNames([])
    const controller = new AbortController()
    const { signal } = controller
    pending.current = controller
    const timer = setTimeout(() => load(typed, signal).catch(() => {}), 150)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
  useEffect(() => () => pending.current?.abort(), [])
  return { names, suggest }
}

/** Restores the search text on back and forward, without overwriting what is being typed. */
const useHistoryField = (key: string, searched: string) => {
  const field = useRef<HTMLInputElement>(null)
  const navigationType = useNavigationType()
  const lastKey = useRef(key)
  useEffect(() => {
    // The first load is a POP too, and may have been typed into before hydration.
    const hasNavigated = lastKey.current !== key
    lastKey.current = key
    if (hasNavigated && navigationType === 'POP' && field.current) field.current.value = searched
  }, [key, navigationType, searched])
  return field
}

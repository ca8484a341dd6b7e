/** The search field, with what it may be as one types. */
import { useEffect, useId, useState } from 'react'
import { Form, useFetcher, useLocation, useSearchParams } from 'react-router'
import { useTexts } from '../messages/use-texts.ts'
import type { loader } from '../routes/suggestions.ts'
import { paths } from '../shop.ts'
import { Icon } from './icon.tsx'

/** How long typing must rest before suggestions are asked for, in milliseconds. */
const quietTime = 150

export const SearchBox = () => {
  const { texts } = useTexts()
  const list = useId()
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const suggestions = useFetcher<typeof loader>()
  const { load } = suggestions
  const [text, setText] = useState('')
  useEffect(() => {
    if (text.trim().length < 2) return
    const timer = setTimeout(
      () => void load(`${paths.search}/suggestions?q=${encodeURIComponent(text)}`),
      quietTime,
    )
    return () => clearTimeout(timer)
  }, [text, load])
  // Without suggestions it is a plain field of search; with them it becomes a combobox.
  const names = text === '' ? [] : (suggestions.data?.names ?? [])
  return (
    <search className="search">
      <Form action={paths.search} key={pathname}>
        <input
          type="search"
          name="q"
          aria-label={texts.search.label}
          placeholder={texts.search.label}
          defaultValue={pathname === paths.search ? (parameters.get('q') ?? '') : ''}
          list={names.length > 0 ? list : undefined}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={() => setText('')}
        />
        <datalist id={list}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <button type="submit" aria-label={texts.search.go}>
          <Icon name="search" />
        </button>
      </Form>
    </search>
  )
}

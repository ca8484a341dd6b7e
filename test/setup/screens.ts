// Setup and teardown of console tests. Files share one document and module instances, so leftovers of a test would
// leak into other files.
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { toast } from 'react-toastify'
import { afterEach, beforeEach, vi } from 'vitest'
import { quickRetries } from './quick-retries.ts'

// Generous timeouts for async queries on a busy machine.
configure({ asyncUtilTimeout: 120_000 })

quickRetries()

const expected = [
  // jsdom has no <search> element yet.
  'is unrecognized in this browser',
  // react-admin's inputs hand these two to MUI, which since its version 9 lets them fall through.
  'React does not recognize the',
]

// jsdom parses each style, and applies all of them to every element that a query by role considers. Queries and presses
// depend on these properties only.
const looked = 'display|visibility|opacity|pointer-events'
const looks = new RegExp(`[{;](?:${looked}):`)
const others = new RegExp(`(?<=[{;])(?!${looked})[\\w-]+:(?:"[^"]*"|[^;{}"])*;`, 'g')
const { appendChild } = Node.prototype
HTMLStyleElement.prototype.appendChild = function <Child extends Node>(rule: Child): Child {
  const text = rule.textContent ?? ''
  rule.textContent = looks.test(text) ? text.replaceAll(others, '') : ''
  return appendChild.call<Node, [Child], Child>(this, rule)
}

const { matchMedia } = window
const language = document.documentElement.lang

beforeEach(() => {
  // jsdom has no layout, hence no scrolling.
  Element.prototype.scrollIntoView ??= () => {}
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  const log = console.error
  vi.spyOn(console, 'error').mockImplementation((first: unknown, ...rest: unknown[]) => {
    const refusedCall = first instanceof HttpError
    if (!refusedCall && !expected.some((text) => String(first).includes(text))) log(first, ...rest)
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  cleanup()
  toast.dismiss()
  toast.clearWaitingQueue()
  localStorage.clear()
  sessionStorage.clear()
  window.matchMedia = matchMedia
  window.history.replaceState(null, '', '/')
  document.title = ''
  document.documentElement.lang = language
  document.documentElement.removeAttribute('dir')
  document.body.replaceChildren()
})

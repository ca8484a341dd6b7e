// @vitest-environment jsdom
/** A description on a server's page, which the browser reads before React does. */

import { act } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { richText } from '../../../../src/catalogue.ts'
import { RichText } from '../../../../src/react/index.ts'

const markups = [
  '<div><p>One</p><p>two</p></div>',
  '<p>One<p>two',
  '<p>One<ul><li>two<li>three</ul></p>',
  '<div><h2>One</h2>two<h3>three<h4>four</h4></h3></div>',
  '<p><b>One<div>two</div></b></p>',
  '<ul><li><div>One<ul><li>two</li></ul></div></li></ul>',
]

it.each(markups)('is the same in both: %s', async (markup) => {
  const page = document.createElement('div')
  const text = createElement(RichText, { nodes: richText(markup) })
  page.innerHTML = renderToString(text)
  const mismatches: unknown[] = []
  await act(async () => {
    hydrateRoot(page, text, { onRecoverableError: (error) => mismatches.push(error) })
  })
  expect(mismatches).toEqual([])
  expect(page.textContent).toBe(markup.replace(/<[^>]*>/g, ''))
})

it('begins a numbered list where its owner did', () => {
  const markup = '<ol start="5"><li>Oil</li></ol>'
  expect(renderToString(createElement(RichText, { nodes: richText(markup) }))).toBe(markup)
})

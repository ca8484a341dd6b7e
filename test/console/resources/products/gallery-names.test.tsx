// Pictures have the product's name, unless an alt text tells them apart: their controls need more.
import { screen } from '@testing-library/react'
import { RecordContextProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { Gallery } from '../../../../console/resources/products/parts/gallery/gallery.tsx'
import { renderInConsole } from '../../support/render.tsx'

const items = ['a', 'b', 'c'].map((id) => ({ id, title: 'Mug', image: { url: '/x.jpg' } }))
const options = [{ name: 'Size', choices: [{ description: 'S' }] }]
const mug = { id: 'mug', name: 'Mug', media: { items }, productOptions: options }

it('no two controls of the pictures have the same name', () => {
  renderInConsole(
    <RecordContextProvider value={mug}>
      <Gallery />
    </RecordContextProvider>,
  )
  const names = screen.getAllByRole('button').map((button) => {
    const text = button.textContent ?? ''
    return button.getAttribute('aria-label') ?? text
  })
  expect(names).toContain('Remove Mug, picture 2 of 3')
  expect(new Set(names).size).toBe(names.length)
})

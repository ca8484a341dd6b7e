// Pictures are dragged onto each other; whatever else is dropped on one moves none.
import { fireEvent, screen } from '@testing-library/react'
import { RecordContextProvider } from 'ra-core'
import { expect, it } from 'vitest'
import { Gallery } from '../../../../console/resources/products/parts/gallery/gallery.tsx'
import { recordingClient } from '../../support/fake-platform.ts'
import { renderInConsole } from '../../support/render.tsx'

const items = ['Front', 'Back'].map((title) => ({ id: title, title, image: { url: '/x.jpg' } }))
const mug = { id: 'mug', name: 'Mug', media: { items }, productOptions: [] }

it('a drag that ends beside the pictures moves none at a later drop', async () => {
  const { client } = recordingClient()
  renderInConsole(
    <RecordContextProvider value={mug}>
      <Gallery />
    </RecordContextProvider>,
    { client },
  )
  const [front, back] = screen.getAllByRole('listitem')
  if (!front || !back) throw new Error('Two pictures were given.')
  const announced = screen.getByRole('status')
  fireEvent.dragStart(front)
  fireEvent.dragEnd(front)
  fireEvent.drop(back)
  expect(announced).toBeEmptyDOMElement()
  fireEvent.dragStart(front)
  fireEvent.drop(back)
  expect(announced).toHaveTextContent('2')
})

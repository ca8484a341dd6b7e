// A picture is added once, however often Enter is pressed while the store is slow.
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { AddPicture } from '../../../../console/resources/products/parts/gallery/add-picture.tsx'
import { renderInConsole } from '../../support/render.tsx'

function SlowGallery({ added }: { added: string[] }) {
  const [busy, setBusy] = useState(false)
  const add = (url: string) => {
    added.push(url)
    setBusy(true)
    return new Promise<boolean>(() => {})
  }
  return <AddPicture disabled={busy} add={add} />
}

it('a picture is added once by two Enters', async () => {
  const added: string[] = []
  renderInConsole(<SlowGallery added={added} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  const address = 'https://example.com/mug.jpg'
  await userEvent.type(screen.getByRole('textbox'), `${address}{Enter}{Enter}`)
  expect(added).toEqual([address])
})

it('a picture keeps the space of its file name', async () => {
  const added: string[] = []
  renderInConsole(<SlowGallery added={added} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  await userEvent.type(screen.getByRole('textbox'), ' https://example.com/IMG 2041.jpg {Enter}')
  expect(added).toEqual(['https://example.com/IMG%202041.jpg'])
})

it.each([
  'https://example.com/mug.mp4',
  'https://cdn.example.com/a/Mug.MOV?quality=1080',
  'https://www.youtube.com/watch?v=1',
  'https://youtu.be/1',
  'https://vimeo.com/1',
])('the video %s is no picture', async (address) => {
  const added: string[] = []
  renderInConsole(<SlowGallery added={added} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  const field = screen.getByRole('textbox')
  await userEvent.type(field, `${address}{Enter}`)
  expect(added).toEqual([])
  expect(field).toHaveAccessibleDescription(/^Enter a picture’s web address/)
})

it.each([
  'https://example.com/mp4.jpg',
  'https://example.com/picture?of=mug.mp4&as=jpg',
  'https://img.youtube.com/vi/1/0.jpg',
])('%s is a picture', async (address) => {
  const added: string[] = []
  renderInConsole(<SlowGallery added={added} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  await userEvent.type(screen.getByRole('textbox'), `${address}{Enter}`)
  expect(added).toEqual([address])
})

it('the next address, typed while a picture is being added, stays', async () => {
  let answer = (_added: boolean) => {}
  const add = () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
    })
  renderInConsole(<AddPicture disabled={false} add={add} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  const field = screen.getByRole('textbox')
  await userEvent.type(field, 'https://example.com/mug.jpg{Enter}')
  await userEvent.clear(field)
  await userEvent.type(field, 'https://example.com/vase.jpg')
  await act(async () => answer(true))
  expect(field).toHaveValue('https://example.com/vase.jpg')
})

it('Escape leaves the focus on the button that opened the field', async () => {
  renderInConsole(<AddPicture disabled={false} add={async () => true} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add a picture' })).toHaveFocus()
})

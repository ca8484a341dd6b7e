// A change of one record that failed: what its list shows may be old.
import { useQuery } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { HttpError } from 'ra-core'
import { expect, it, vi } from 'vitest'
import { useChangeOne } from '../../../../console/ui/bulk/change-one.ts'
import { renderInConsole } from '../../support/render.tsx'

const change = vi.fn(async () => undefined)
const read = vi.fn(async () => [{ id: 'mug' }])

function Mugs() {
  const changeOne = useChangeOne<{ id: string }>('products')
  const { data } = useQuery({ queryKey: ['products', 'getList'], queryFn: read })
  const hiding = { running: '', done: () => 'Hidden', nameOf: () => 'Mug', change }
  return data?.map((mug) => (
    <button type="button" key={mug.id} onClick={() => void changeOne(hiding, mug)}>
      Hide
    </button>
  ))
}

it.each([
  ['is not read again after a change, whose answer it shows', undefined, 1],
  ['is read again after a gateway answered, which may have let the change through', 504, 2],
  ['is read again where the record is gone', 404, 2],
])('the list %s', async (_, status, reads) => {
  read.mockClear()
  if (status) change.mockRejectedValueOnce(new HttpError('', status))
  renderInConsole(<Mugs />)
  fireEvent.click(await screen.findByText('Hide'))
  await screen.findByText(status ? /^Mug: / : 'Hidden')
  await expect.poll(() => read).toHaveBeenCalledTimes(reads)
})

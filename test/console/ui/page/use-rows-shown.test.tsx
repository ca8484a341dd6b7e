import { screen } from '@testing-library/react'
import { useGetList } from 'ra-core'
import { describe, expect, it } from 'vitest'
import { useRowsShown } from '../../../../console/ui/page/use-rows-shown.ts'
import { renderInConsole } from '../../support/render.tsx'

function Rows() {
  const { total } = useGetList('mugs')
  return <p>{total === undefined ? 'no rows yet' : 'rows'}</p>
}

function Beside() {
  return <p>{useRowsShown() ? 'may ask' : 'waits'}</p>
}

/** Passes time as the console counts it: frames, and what follows them. */
async function frames(count: number) {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise(requestAnimationFrame)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

describe('what a screen shows beside its rows', () => {
  it('is requested once the screen has rendered', async () => {
    renderInConsole(<Beside />)
    expect(await screen.findByText('may ask')).toBeInTheDocument()
  })

  it('waits for the rows, however long they take', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const dataProvider = {
      async getList() {
        await answered
        return { data: [], total: 0 }
      },
    }
    renderInConsole(
      <>
        <Rows />
        <Beside />
      </>,
      { dataProvider },
    )
    await frames(3)
    expect(screen.getByText('no rows yet')).toBeInTheDocument()
    expect(screen.getByText('waits')).toBeInTheDocument()
    answer()
    expect(await screen.findByText('rows')).toBeInTheDocument()
    expect(await screen.findByText('may ask')).toBeInTheDocument()
  })
})

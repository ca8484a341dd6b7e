// Back on a phone, by the requests that the browser makes of it.
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Modal } from '../../../../console/ui/controls/modal.tsx'
import { closeOnBack } from '../../../../console/ui/shell/back-as-escape.ts'
import { renderInConsole } from '../../support/render.tsx'

/** The watchers that a browser would tell of Back, the last one first. */
const watching: { onclose: (() => void) | null; destroy(): void }[] = []

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null
      constructor() {
        watching.unshift(this)
      }
      destroy() {
        watching.splice(watching.indexOf(this), 1)
      }
    },
  )
})

let end = () => {}

afterEach(() => {
  end()
  vi.unstubAllGlobals()
  watching.length = 0
})

/** Back; false where the browser would leave the page. */
const back = async () => {
  const [watcher] = watching.splice(0, 1)
  await act(async () => watcher?.onclose?.())
  return watcher !== undefined
}

function Page({ children, left }: { children?: ReactNode; left?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal
        title="Rename"
        open={open}
        close={() => {
          setOpen(false)
          left?.()
        }}
      >
        {children}
      </Modal>
    </>
  )
}

const show = (left?: () => void) => {
  end = closeOnBack()
  renderInConsole(<Page left={left} />)
}

const openDialog = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(watching).toHaveLength(1))
}

it('closes an open dialog each time, and leaves the page without one', async () => {
  show()
  expect(await back()).toBe(false)
  for (let time = 0; time < 2; time += 1) {
    await openDialog()
    expect(await back()).toBe(true)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(watching).toEqual([]))
  }
})

it('is released when a dialog closes otherwise, and with the page', async () => {
  show()
  await openDialog()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(watching).toEqual([]))
  await openDialog()
  cleanup()
  await waitFor(() => expect(watching).toEqual([]))
})

it('closes an open dialog without leaving the page, in a browser without close requests', async () => {
  vi.stubGlobal('CloseWatcher', undefined)
  window.history.replaceState({ idx: 0 }, '')
  window.history.pushState({ idx: 1 }, '')
  let left = () => {}
  show(() => left())
  const router = vi.fn()
  window.addEventListener('popstate', router)
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('dialog')
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1 }))
  }
  expect(router).not.toHaveBeenCalled()
  // As the router leaves where the question before leaving is still closing.
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  left = vi.fn(() => {
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    window.history.go(-1)
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  expect(left).toHaveReturned()
  await waitFor(() => expect(router).toHaveBeenCalledOnce())
  window.removeEventListener('popstate', router)
})

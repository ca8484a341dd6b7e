import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNotificationContext, useNotify } from 'ra-core'
import { useLayoutEffect, useRef } from 'react'
import type { cssTransition, ToastContainerProps } from 'react-toastify'
import { describe, expect, it, vi } from 'vitest'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { english, renderInConsole } from '../../support/render.tsx'

type Transition = Parameters<typeof cssTransition>[0]

const given = vi.hoisted(() => ({
  containers: [] as ToastContainerProps[],
  transitions: [] as Transition[],
}))

vi.mock('react-toastify', async (load) => {
  const toastify = await load<typeof import('react-toastify')>()
  return {
    ...toastify,
    ToastContainer(props: ToastContainerProps) {
      given.containers.push(props)
      return <toastify.ToastContainer {...props} />
    },
    cssTransition(props: Transition) {
      given.transitions.push(props)
      return toastify.cssTransition(props)
    },
  }
})

describe('the toasts', () => {
  it('have the constants of the specification’s point 9', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Saved')
    expect(given.containers.at(-1)).toMatchObject({
      autoClose: 5000,
      position: 'top-right',
      draggable: true,
      draggablePercent: 80,
      theme: 'light',
    })
    expect(given.transitions).toEqual([
      expect.objectContaining({ collapse: true, collapseDuration: 300 }),
    ])
  })

  it('appear at the top right, in light colours, and count down 5 seconds', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    const toast = (await screen.findByText('Saved')).closest('.Toastify__toast')
    expect(toast).toHaveClass('Toastify__toast-theme--light')
    expect(toast?.closest('.Toastify__toast-container--top-right')).not.toBeNull()
    expect(toast?.querySelector('.Toastify__progress-bar')).toHaveStyle({
      animationDuration: '5000ms',
    })
  })

  it('interrupt a screen reader only for a failure', async () => {
    renderInConsole(
      <Teller
        messages={[
          ['Saved', 'success'],
          ['Refused', 'error'],
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Refused')
    expect(await screen.findByRole('status')).toHaveTextContent('Saved')
  })

  it('are one live region each, without the countdown', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    const toast = await screen.findByRole('status')
    expect(toast.parentElement?.closest('[aria-live]')).toHaveAttribute('aria-live', 'off')
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('are deduplicated', async () => {
    renderInConsole(
      <Teller
        messages={[
          ['Saved', 'success'],
          ['Saved', 'success'],
          ['Saved too', 'success'],
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Saved too')
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })

  it('restart the countdown when their text is repeated', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    const countdown = () => toastOf('Saved').querySelector('.Toastify__progress-bar')
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Saved')
    const first = countdown()
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await waitFor(() => expect(countdown()).not.toBe(first))
    expect(screen.getAllByText('Saved')).toHaveLength(1)
  })

  it('show a text again while its previous toast is closing', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Saved')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    expect(await screen.findByRole('status')).toHaveTextContent('Saved')
  })

  it('lose no message while another toast is loading', async () => {
    renderInConsole(<EchoingTeller />)
    await userEvent.click(screen.getByRole('button', { name: 'Load the toasts' }))
    await screen.findByText('Loaded')
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('First')
    await screen.findByText('Second')
  })

  it('have their five seconds each, however many there are', async () => {
    const names = ['Refused', 'First', 'Second', 'Third', 'Fourth']
    renderInConsole(
      <Teller messages={names.map((name) => [name, name === 'Refused' ? 'error' : 'success'])} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Fourth')
    const shown = [...document.querySelectorAll('.Toastify__toast')]
    expect(shown.map((toast) => toast.textContent)).toEqual(names.toReversed())
    for (const toast of shown) expect(toast).not.toHaveClass('toast-exit')
  })

  it.each(['ra.notification.http_error', 'ra.notification.logged_out'])(
    'translate ra-core’s %s, and leave sentences as they are',
    async (name) => {
      renderInConsole(
        <Teller
          messages={[
            [name, 'error'],
            ['ra.dio: 5 % off', 'success'],
          ]}
        />,
      )
      await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
      expect(await screen.findByText(english.texts.errors.unknown)).toBeInTheDocument()
      expect(await screen.findByText('ra.dio: 5 % off')).toBeInTheDocument()
    },
  )

  it('have a localized close button', async () => {
    const language = await loadLanguage('de')
    renderInConsole(<Teller messages={[['Gespeichert', 'success']]} />, { language })
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Gespeichert')
    expect(screen.getByRole('button', { name: 'Schließen' })).toBeInTheDocument()
  })

  it('can be closed', async () => {
    renderInConsole(<Teller messages={[['Saved', 'success']]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tell' }))
    await screen.findByText('Saved')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() =>
      expect(screen.getByText('Saved').closest('.Toastify__toast')).toHaveClass('toast-exit'),
    )
  })
})

function toastOf(text: string): Element {
  const toast = screen.getByText(text).closest('.Toastify__toast')
  if (toast === null) throw new Error(`Not in a toast: ${text}.`)
  return toast
}

function Teller({ messages }: { messages: [string, 'success' | 'error'][] }) {
  const notify = useNotify()
  const tell = () => {
    for (const [message, type] of messages) notify(message, { type })
  }
  return (
    <button type="button" onClick={tell}>
      Tell
    </button>
  )
}

/** Says a second thing after the first is in the page, and before anything reads the queue. */
function EchoingTeller() {
  const notify = useNotify()
  const { notifications } = useNotificationContext()
  const echoed = useRef(false)
  useLayoutEffect(() => {
    if (echoed.current || !notifications.some(({ message }) => message === 'First')) return
    echoed.current = true
    notify('Second', { type: 'success' })
  }, [notifications, notify])
  return (
    <>
      <button type="button" onClick={() => notify('Loaded', { type: 'info' })}>
        Load the toasts
      </button>
      <button type="button" onClick={() => notify('First', { type: 'info' })}>
        Tell
      </button>
    </>
  )
}

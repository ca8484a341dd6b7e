// The colour scheme that the owner chooses.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { keepColourScheme } from '../../../console/theme/colour-scheme.ts'
import { SCHEME_ATTRIBUTE } from '../../../console/theme/colours.ts'
import { ColourSchemeButton } from '../../../console/ui/shell/colour-scheme-button.tsx'
import { renderInConsole } from '../support/render.tsx'

afterEach(() => void vi.unstubAllGlobals())

it('holds for its page in a browser that keeps nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  renderInConsole(<ColourSchemeButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Use dark colours' }))
  expect(screen.getByRole('button', { name: 'Use light colours' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute(SCHEME_ATTRIBUTE, 'dark')
  await userEvent.click(screen.getByRole('button', { name: 'Use light colours' }))
  expect(document.documentElement).toHaveAttribute(SCHEME_ATTRIBUTE, 'light')
})

it('colours the bars of the browser, which follow the device by themselves', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="theme-color" content="#f7f5f1" media="(prefers-color-scheme: light)">
    <meta name="theme-color" content="#14181a" media="(prefers-color-scheme: dark)">
    <style>
      html[${SCHEME_ATTRIBUTE}=light] { background-color: rgb(247, 245, 241) }
      html[${SCHEME_ATTRIBUTE}=dark] { background-color: rgb(20, 24, 26) }
    </style>`,
  )
  const added = Array.from(document.head.children).slice(-3)
  onTestFinished(() => {
    for (const element of added) element.remove()
  })
  keepColourScheme()
  renderInConsole(<ColourSchemeButton />)
  const bars = () =>
    Array.from(
      document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'),
      ({ content }) => content,
    )
  await userEvent.click(screen.getByRole('button', { name: 'Use dark colours' }))
  expect(bars()).toEqual(['rgb(20, 24, 26)', 'rgb(20, 24, 26)'])
  await userEvent.click(screen.getByRole('button', { name: 'Use light colours' }))
  expect(bars()).toEqual(['rgb(247, 245, 241)', 'rgb(247, 245, 241)'])
})

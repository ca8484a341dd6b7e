// The colour scheme that the owner chooses.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
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

// What lets one page be left without a question is no other page's.
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLeaving } from '../../../../console/ui/form/leaving.tsx'

it('a page that may be left, outside a provider, does not affect the next one', () => {
  const deleted = renderHook(useLeaving)
  deleted.result.current.allowed = true
  expect(renderHook(useLeaving).result.current.allowed).toBe(false)
})

// The values of a list of changes in words.
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { LanguageProvider } from '../../../../console/messages/language-context.tsx'
import { useValueText } from '../../../../console/ui/values/value-text.ts'
import { english } from '../../support/render.tsx'

it('two weights that differ by less than a gram read differently', () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial={english}>{children}</LanguageProvider>
  )
  const { result: textOf } = renderHook(() => useValueText(), { wrapper })
  expect([0.1234, 0.1231, 1200].map(textOf.current)).toEqual(['0.1234', '0.1231', '1,200'])
})

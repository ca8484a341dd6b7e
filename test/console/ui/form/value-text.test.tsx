// The values of a list of changes in words.
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../../../console/messages/language.ts'
import { LanguageProvider } from '../../../../console/messages/language-context.tsx'
import type { Locale } from '../../../../console/messages/locales.ts'
import { moneyKindOf } from '../../../../console/messages/number-kinds.ts'
import { useSides, useValueText } from '../../../../console/ui/form/value-text.ts'

async function wrapperIn(locale: Locale) {
  const language = await loadLanguage(locale)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LanguageProvider initial={language}>{children}</LanguageProvider>
  )
  return { wrapper }
}

async function valueText(locale: Locale) {
  return renderHook(() => useValueText(), await wrapperIn(locale)).result.current
}

it('two weights that differ by less than a gram read differently', async () => {
  const textOf = await valueText('en')
  expect([0.1234, 0.1231, 1200].map((value) => textOf(value))).toEqual([
    '0.1234',
    '0.1231',
    '1,200',
  ])
})

it.each<[Locale, string, string]>([
  ['en', 'USD', '$1,234.50'],
  ['de', 'EUR', '1.234,50 €'],
  ['ar', 'USD', '1,234.50 US$'],
  ['de', '', '1.234,50'],
])('in %s an amount in “%s” reads as prices do', async (locale, currency, amount) => {
  const textOf = await valueText(locale)
  const numbers = { kind: moneyKindOf(currency), currency }
  const told = textOf(1234.5, numbers)
  expect(told.replace(/[\u200e\u200f]/gu, '').replace(/\s/gu, ' ')).toBe(amount)
  expect(textOf(null, numbers)).not.toContain('0')
})

it('a text changed only in its formatting shows its markup', async () => {
  const sides = renderHook(() => useSides(), await wrapperIn('en')).result.current
  const [plain, bold] = ['<p>A mug</p>', '<p>A <strong>mug</strong></p>']
  expect(sides([plain, undefined], [bold, undefined])).toEqual([plain, bold])
  const jug = '<p>A <strong>jug</strong></p>'
  expect(sides([bold, undefined], [jug, undefined])).toEqual(['A mug', 'A jug'])
})

it('two lists of as many rows read differently', async () => {
  const textOf = await valueText('en')
  const choices = (...names: string[]) =>
    names.map((name) => ({ value: name, description: name, inStock: true }))
  const size = { id: 'o', optionType: 'drop_down', name: 'Size' }
  expect(textOf([{ ...size, choices: choices('S', 'M') }])).toBe('Size S, M')
  expect(textOf([{ id: '', choices: { Size: 'S', Colour: 'Red' }, variant: {} }])).toBe('S Red')
  expect(textOf([{ type: 'title', children: 'Mugs', props: { content: 'Ours' } }])).toBe(
    'title Mugs Ours',
  )
  expect(textOf([{}])).toBe('1 entry')
})

// What the compiler cannot see of the shop's texts: the values in them.
import { expect, it } from 'vitest'
import { problemOf } from '../../../examples/storefront/app/cart/problems.ts'
import { ar } from '../../../examples/storefront/app/messages/ar.ts'
import { de } from '../../../examples/storefront/app/messages/de.ts'
import { en } from '../../../examples/storefront/app/messages/en.ts'
import { createI18n } from '../../../examples/storefront/app/messages/use-texts.ts'

/** Every text by its path, with the values that are put into it; a count may be a word of the text. */
function valuesOf(texts: object, path = ''): [path: string, values: string[]][] {
  return Object.entries(texts).flatMap(([name, text]: [string, unknown]) => {
    const here = `${path}/${name}`
    if (typeof text === 'object' && text !== null) {
      const forms = 'other' in text ? { [name]: text.other } : undefined
      return forms ? valuesOf(forms, path) : valuesOf(text, here)
    }
    const found = [...String(text).matchAll(/\{(\w+)\}/g)].map(([, value = '']) => value)
    return [[here, found.sort()]]
  })
}

it.each(Object.entries({ de, ar }))('the texts in %s hold the same values', (_, texts) => {
  expect(valuesOf(texts)).toEqual(valuesOf(en))
})

it('names refused fields in the buyer’s language, and no field of the platform', () => {
  const textOf = (reason: 'fields' | 'choose', fields: readonly string[]) =>
    problemOf(createI18n('de', de), { reason, fields, available: 0 })
  expect(textOf('fields', ['lineItems'])).toBe('Prüfen Sie diese Felder: Artikel im Warenkorb')
  expect(textOf('fields', ['quantity', 'phones[0]'])).toBe(
    'Prüfen Sie diese Felder: Menge und Telefon',
  )
  // An option, as the product names it.
  expect(textOf('choose', ['codes'])).toContain('codes')
})

/** The texts a buyer enters for a product, such as an engraving. */
import type { CatalogReferenceInput, DescriptionLineInput } from '../../../generated/wire.ts'
import { assertNone, type Violation, violation } from '../../platform/errors.ts'
import type { StoreProduct } from '../rules/documents/product.ts'

type Options = CatalogReferenceInput['options']

/** The product's fields with the text entered in each. */
function entered({ document }: StoreProduct, options: Options) {
  const texts = new Map<string, unknown>(Object.entries(options?.customTextFields ?? {}))
  return document.customTextFields.map((field) => {
    const text = texts.get(field.title)
    return { ...field, text: typeof text === 'string' ? text : '' }
  })
}

/**
 * Checks the entered texts.
 *
 * @throws {ValidationError} for texts that are missing or longer than their field
 */
export function checkTexts(product: StoreProduct, options: Options, path: string): void {
  const violations = entered(product, options).flatMap(
    ({ title, mandatory, maxLength, text }): Violation[] => {
      const field = `${path}.options.customTextFields.${title}`
      if (text === '') return mandatory ? [violation(field, 'REQUIRED_FIELD', 'is required')] : []
      if ([...text].length <= maxLength) return []
      const description = `must not be longer than ${maxLength} characters`
      return [violation(field, 'MAX_LENGTH', description, { threshold: maxLength })]
    },
  )
  assertNone(violations)
}

/** The entered texts as a line displays them. */
export function textLines(product: StoreProduct, options: Options): DescriptionLineInput[] {
  return entered(product, options).flatMap(({ title, text }) => {
    if (text === '') return []
    const name = { original: title, translated: title }
    return [{ name, plainText: { original: text, translated: text } }]
  })
}

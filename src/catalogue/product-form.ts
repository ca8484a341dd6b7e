/** The form that selects a product: its fields, as a page renders them and a server reads them. */
import type { Offer } from './offer.ts'
import { optionsOf } from './variants.ts'

/** A submitted form, or the parameters of an address: both are read by name. */
export interface FormFields {
  get(name: string): unknown
}

/**
 * The trimmed text of a field, empty by default. Line breaks become `\n`, as `maxLength` counts them: forms without
 * scripts submit `\r\n`.
 *
 * @example
 * const email = textIn(await request.formData(), 'email')
 */
export const textIn = (fields: FormFields, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value.trim().replace(/\r\n?/g, '\n') : ''
}

/**
 * The URL parameters of a filter form, without its empty fields.
 *
 * @example
 * const address = filledFields(await request.formData())
 */
export const filledFields = (fields: FormData): URLSearchParams =>
  new URLSearchParams(
    [...fields].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )

/**
 * The name of an option's field.
 *
 * @example
 * <input type="radio" name={choiceField('Size')} value="M" />
 */
export const choiceField = (option: string): string => `o.${option}`

/** The name of the field for a text that the buyer enters, by the text field's title. */
export const textField = (title: string): string => `t.${title}`

/** The values of text fields by title, without empty ones. */
export const textsIn = (
  fields: FormFields,
  names: readonly string[],
  fieldOf: (name: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = textIn(fields, fieldOf(name))
      return text ? [[name, text]] : []
    }),
  )

/** The choices in a form or an address; options that it leaves out are missing. */
export const choicesIn = (
  product: Pick<Offer, 'productOptions'>,
  fields: FormFields,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    optionsOf(product).flatMap(({ name, choices }) => {
      const text = textIn(fields, choiceField(name))
      // The owner may have left whitespace around a choice, which is part of its name.
      const own = choices.find(({ description }) => description.trim() === text)
      return text ? [[name, own?.description ?? text]] : []
    }),
  )

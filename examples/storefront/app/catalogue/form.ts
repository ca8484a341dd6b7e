/** The form by which a product is chosen: its fields, as a page writes them and a server reads them. */
import type { Offer } from 'storefront-client/catalogue'

/** The field of an option. */
export const optionField = (name: string): string => `o.${name}`

/** The field of a text that the buyer enters. */
export const textField = (title: string): string => `t.${title}`

/** What a form or an address says of the options. */
export const choicesIn = (
  { productOptions }: Offer,
  fields: { get(name: string): unknown },
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    productOptions.flatMap(({ name }) => {
      const value = fields.get(optionField(name))
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** What a line of a cart, a checkout or an order says, as buyers see it. */
import type { LineItem } from '../../generated/schema.ts'

/** A selected choice or an entered text of a line, by the names that buyers see. */
export interface LineChoice {
  readonly option: string
  readonly choice: string
}

type Words = { readonly translated?: string | null; readonly original?: string | null } | undefined

const textOf = (words: Words): string => words?.translated ?? words?.original ?? ''

/** The name of a line item, as the buyer sees it. */
export const lineName = ({ productName }: Pick<LineItem, 'productName'>): string =>
  textOf(productName)

/** The selected choices and entered texts of a line of a cart, a checkout or an order. */
export const lineChoices = ({
  descriptionLines,
}: Pick<LineItem, 'descriptionLines'>): readonly LineChoice[] =>
  descriptionLines.map(({ name, plainText, colorInfo }) => ({
    option: textOf(name),
    choice: textOf(plainText) || textOf(colorInfo),
  }))

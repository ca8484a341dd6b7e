import { joined } from '../joined.ts'
import { counted, number } from './counted.ts'

const adding = counted({ one: 'Saving adds one variant.', other: 'Saving adds # variants.' })

const removing = counted({
  one: 'Saving removes one variant with its price and stock.',
  other: 'Saving removes # variants with their prices and stock.',
})

const cells = counted({ one: 'One cell pasted.', other: '# cells pasted.' })

const misfits = counted({ one: 'One did not fit.', other: '# did not fit.' })

/** Options of a product and the grid of its variants. */
export const variants = {
  options: 'Options',
  optionsHint: 'What a buyer chooses, such as size or colour.',
  addOption: 'Add option',
  newOption: 'New option',
  optionName: 'Option name',
  choices: 'Choices',
  choicesHint: 'Press Enter to add a choice.',
  choicesOf: (option: string) => (option === '' ? 'Choices' : `Choices of ${option}`),
  removeOption: (option: string) => (option === '' ? 'Remove this option' : `Remove ${option}`),
  renameChoice: (choice: string) => `Rename ${choice}`,
  newNameOf: (choice: string) => `New name for ${choice}`,
  removeChoice: (choice: string) => `Remove ${choice}`,
  twice: (choice: string) => `“${choice}” already exists.`,
  shortened: (count: number, most: number) =>
    `Choices shortened to ${number(most)} characters: ${number(count)}.`,
  leftOut: (count: number, most: number) =>
    `Choices not added: ${number(count)}. An option can have at most ${number(most)}.`,
  asColours: 'Show as colours',
  colourOf: (choice: string) => `Colour of ${choice}`,
  tooMany: (count: number, most: number) =>
    `These choices make ${number(count)} variants; a product can have at most ${number(most)}.`,
  effect: ({ added, lost }: { added: number; lost: number }) =>
    joined(' ', [added > 0 && adding(added), lost > 0 && removing(lost)]),
  variants: 'Variants',
  variantsHint:
    'Grey values come from the product. Paste a range from a spreadsheet into any cell.',
  columns: {
    variant: 'Variant',
    price: 'Price',
    cost: 'Cost',
    weight: 'Weight',
    sku: 'SKU',
    visible: 'Visible',
    units: 'Units',
    inStock: 'In stock',
  },
  cell: (column: string, variant: string) => `${column} of ${variant}`,
  yes: 'Yes',
  no: 'No',
  fillDown: (column: string) => `Fill ${column} down`,
  sharedSku: 'Another variant has this SKU.',
  gridHint: 'Arrow keys move, typing replaces, Ctrl D fills down, Ctrl A and C copy all.',
  refused: 'Not a valid value for this column. Press Escape to discard it.',
  notKept: (text: string) => `“${text}” is not a valid value here and was not kept.`,
  pasted: (written: number, refused: number) =>
    joined(' ', [cells(written), refused > 0 && misfits(refused)]),
  reset: 'Reset to default',
  resetTitle: 'Reset every variant?',
  resetText:
    'Price, cost and weight of every variant are reset to the product’s values. Each becomes visible and loses its SKU. Stock stays. This cannot be undone.',
  wereReset: 'Variants reset to the product’s values',
}

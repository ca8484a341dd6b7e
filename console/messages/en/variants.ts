import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** Options of a product and the grid of its variants. */
export const variants = {
  options: 'Options',
  optionsHint: 'What a buyer chooses, such as size or colour.',
  addOption: 'Add option',
  newOption: 'New option',
  optionName: 'Option name',
  choices: 'Choices',
  choicesHint: 'Enter adds a choice.',
  choicesOf: (option: string) => (option === '' ? 'Choices' : `Choices of ${option}`),
  removeOption: (option: string) => (option === '' ? 'Remove this option' : `Remove ${option}`),
  removeChoice: (choice: string) => `Remove ${choice}`,
  twice: (choice: string) => `“${choice}” is there already.`,
  asColours: 'Show as colours',
  colourOf: (choice: string) => `Colour of ${choice}`,
  tooMany: (count: number, most: number) =>
    `These choices make ${number(count)} variants; a product has at most ${number(most)}.`,
  effect: ({ added, lost }: { added: number; lost: number }) =>
    [
      added > 0 &&
        plural(added, {
          one: 'Saving adds one variant.',
          other: `Saving adds ${number(added)} variants.`,
        }),
      lost > 0 &&
        plural(lost, {
          one: 'One variant goes, with its price and stock.',
          other: `${number(lost)} variants go, with their prices and stock.`,
        }),
    ]
      .filter((text) => text !== false)
      .join(' '),
  variants: 'Variants',
  variantsHint:
    'Grey values are the product’s own. Paste a range from a spreadsheet into any cell.',
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
  gridHint: 'Arrows move, typing enters, Ctrl D fills down.',
  refused: 'This does not fit the column. Escape takes it back.',
  pasted: (written: number, refused: number) =>
    [
      plural(written, { one: 'One cell pasted.', other: `${number(written)} cells pasted.` }),
      refused > 0 &&
        plural(refused, { one: 'One did not fit.', other: `${number(refused)} did not fit.` }),
    ]
      .filter((text) => text !== false)
      .join(' '),
  reset: 'Reset to default',
  resetTitle: 'Reset every variant?',
  resetText:
    'Price, cost, weight, SKU and visibility of every variant become the product’s own. Stock stays. This cannot be undone.',
  wereReset: 'The variants have the product’s values again',
  keep: 'Keep them',
}

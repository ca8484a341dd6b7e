import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'

const { number, plural } = formatsOf('en')

/** Changing many prices at once. */
export const prices = {
  title: 'Change prices',
  by: 'Change by',
  percent: 'Percent',
  amount: 'Amount',
  percentValue: 'Percentage',
  amountValue: 'Amount per price',
  direction: 'Direction',
  increase: 'Increase',
  decrease: 'Decrease',
  rounding: 'Round to',
  keepCents: 'Don’t round',
  endsIn: (ending: string) => ending,
  reading: 'Loading current prices…',
  readOf: (read: number, total: number) => `${number(read)} of ${number(total)} products`,
  summary: ({ changes, losses, problems }: { changes: number; losses: number; problems: number }) =>
    joined(' · ', [
      plural(changes, { one: '1 price changes', other: `${number(changes)} prices change` }),
      losses > 0 && `${number(losses)} below cost`,
      problems > 0 && `${number(problems)} cannot be changed`,
    ]),
  table: 'Prices before and after',
  product: 'Product',
  before: 'Before',
  after: 'After',
  profit: 'Profit after',
  loss: 'below cost',
  problems: {
    belowZero: 'Below zero',
    tooHigh: 'Too high',
    discountAbovePrice: 'Discount above price',
  },
  cancel: 'Cancel',
  apply: (count: number) =>
    plural(count, { one: 'Change 1 price', other: `Change ${number(count)} prices` }),
  busy: 'Another bulk change is still running',
  job: {
    running: 'Changing prices',
    done: (count: number) =>
      plural(count, {
        one: 'Prices of 1 product changed',
        other: `Prices of ${number(count)} products changed`,
      }),
    undone: (count: number) =>
      plural(count, {
        one: 'Prices of 1 product restored',
        other: `Prices of ${number(count)} products restored`,
      }),
  },
}

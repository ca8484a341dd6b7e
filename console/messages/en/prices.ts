import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('en')

/** Changing many prices at once. */
export const prices = {
  title: 'Change prices',
  by: 'Change by',
  percent: 'Percent',
  amount: 'Amount',
  percentValue: 'Percent to add',
  amountValue: 'Amount to add',
  valueHint: 'A minus makes prices lower: -10',
  noNumber: 'Enter a number, such as 7 or -2.50',
  rounding: 'Round to',
  keepCents: 'Any cents',
  endsIn: (ending: string) => ending,
  reading: 'Reading the prices as they are now…',
  summary: ({ changes, losses, problems }: { changes: number; losses: number; problems: number }) =>
    [
      plural(changes, { one: '1 price changes', other: `${number(changes)} prices change` }),
      losses > 0 && `${number(losses)} below cost`,
      problems > 0 && `${number(problems)} cannot be changed`,
    ]
      .filter((text) => text !== false)
      .join(' · '),
  table: 'Prices before and after',
  product: 'Product',
  before: 'Before',
  after: 'After',
  profit: 'Profit after',
  ownPrices: (count: number) =>
    plural(count, {
      one: '1 variant with its own price',
      other: `${number(count)} variants with their own prices`,
    }),
  loss: 'below cost',
  problems: {
    belowZero: 'Below zero',
    tooHigh: 'Too high',
    discountAbovePrice: 'Discount above price',
  },
  more: (count: number) => `And ${number(count)} more`,
  cancel: 'Cancel',
  apply: (count: number) =>
    plural(count, { one: 'Change 1 price', other: `Change ${number(count)} prices` }),
  busy: 'Another change of many is still under way',
  job: {
    running: 'Changing prices',
    done: (count: number) =>
      plural(count, { one: '1 price changed', other: `${number(count)} prices changed` }),
    undone: (count: number) =>
      plural(count, {
        one: '1 price is as before',
        other: `${number(count)} prices are as before`,
      }),
  },
}

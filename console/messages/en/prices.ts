import { joined } from '../joined.ts'
import { counted, countedProducts, number } from './counted.ts'

const changing = counted({ one: '1 price will change', other: '# prices will change' })

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
      changing(changes),
      losses > 0 && `${number(losses)} below cost`,
      problems > 0 && `${number(problems)} cannot be changed`,
    ]),
  table: 'Prices before and after',
  before: 'Before',
  after: 'After',
  profit: 'New profit',
  loss: 'below cost',
  problems: {
    belowZero: 'Below zero',
    tooHigh: 'Too high',
    discountAbovePrice: 'Discount above price',
  },
  apply: counted({ one: 'Change 1 price', other: 'Change # prices' }),
  job: {
    running: 'Changing prices',
    done: (count: number) => `Prices of ${countedProducts(count)} changed`,
    undone: (count: number) => `Prices of ${countedProducts(count)} restored`,
  },
}

import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { counted, number, ofProducts } from './counted.ts'

export const prices: Texts['prices'] = {
  title: 'تغيير الأسعار',
  by: 'مقدار التغيير',
  percent: 'نسبة مئوية',
  amount: 'مبلغ',
  percentValue: 'النسبة',
  amountValue: 'المبلغ لكل سعر',
  direction: 'الاتجاه',
  increase: 'زيادة',
  decrease: 'خفض',
  rounding: 'التقريب إلى',
  keepCents: 'بلا تقريب',
  // A mark keeps the point before its digits.
  endsIn: (ending) => `\u200e${ending}`,
  reading: 'جارٍ تحميل الأسعار الحالية…',
  readOf: (read, total) => `${number(read)} من ${number(total)} من المنتجات`,
  summary: ({ changes, losses, problems }) =>
    joined(' · ', [
      `الأسعار التي ستتغير: ${number(changes)}`,
      losses > 0 && `${number(losses)} بأقل من التكلفة`,
      problems > 0 && `${number(problems)} لا يمكن تغييرها`,
    ]),
  table: 'الأسعار قبل التغيير وبعده',
  before: 'قبل',
  after: 'بعد',
  profit: 'الربح الجديد',
  loss: 'أقل من التكلفة',
  problems: {
    belowZero: 'أقل من الصفر',
    tooHigh: 'مرتفع جدًا',
    discountAbovePrice: 'الخصم أعلى من السعر',
  },
  apply: counted({
    zero: 'تغيير الأسعار',
    one: 'تغيير سعر واحد',
    two: 'تغيير سعرين',
    few: 'تغيير # أسعار',
    many: 'تغيير # سعرًا',
    other: 'تغيير # سعر',
  }),
  job: {
    running: 'جارٍ تغيير الأسعار',
    done: (count) => `تغيّرت أسعار ${ofProducts(count)}`,
    undone: (count) => `استُعيدت أسعار ${ofProducts(count)}`,
  },
}

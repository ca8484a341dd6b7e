import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { anyCount } from './counted.ts'

const { number, plural } = formatsOf('ar')

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
  endsIn: (ending) => ending,
  reading: 'جارٍ تحميل الأسعار الحالية…',
  readOf: (read, total) => `${number(read)} من ${number(total)} من المنتجات`,
  summary: ({ changes, losses, problems }) =>
    joined(' · ', [
      plural(changes, {
        one: 'يتغير سعر واحد',
        two: 'يتغير سعران',
        ...anyCount(`تتغير ${number(changes)} من الأسعار`),
      }),
      losses > 0 && `${number(losses)} بأقل من التكلفة`,
      problems > 0 && `${number(problems)} لا يمكن تغييرها`,
    ]),
  table: 'الأسعار قبل التغيير وبعده',
  product: 'المنتج',
  before: 'قبل',
  after: 'بعد',
  profit: 'الربح الجديد',
  loss: 'أقل من التكلفة',
  problems: {
    belowZero: 'أقل من الصفر',
    tooHigh: 'مرتفع جدًا',
    discountAbovePrice: 'الخصم أعلى من السعر',
  },
  cancel: 'إلغاء',
  apply: (count) =>
    plural(count, {
      one: 'تغيير سعر واحد',
      two: 'تغيير سعرين',
      ...anyCount(`تغيير ${number(count)} من الأسعار`),
    }),
  busy: 'ما زال تغيير جماعي آخر جاريًا',
  job: {
    running: 'جارٍ تغيير الأسعار',
    done: (count) =>
      plural(count, {
        one: 'تغيّرت أسعار منتج واحد',
        two: 'تغيّرت أسعار منتجين',
        ...anyCount(`تغيّرت أسعار ${number(count)} من المنتجات`),
      }),
    undone: (count) =>
      plural(count, {
        one: 'استُعيدت أسعار منتج واحد',
        two: 'استُعيدت أسعار منتجين',
        ...anyCount(`استُعيدت أسعار ${number(count)} من المنتجات`),
      }),
  },
}

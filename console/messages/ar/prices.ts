import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { anyCount } from './counted.ts'

const { number, plural } = formatsOf('ar')

export const prices: Texts['prices'] = {
  title: 'تغيير الأسعار',
  by: 'التغيير حسب',
  percent: 'نسبة مئوية',
  amount: 'مبلغ',
  percentValue: 'مقدار النسبة',
  amountValue: 'المبلغ لكل سعر',
  direction: 'الاتجاه',
  increase: 'زيادة',
  decrease: 'خفض',
  rounding: 'التقريب إلى',
  keepCents: 'بلا تقريب',
  endsIn: (ending) => ending,
  reading: 'تُقرأ الأسعار كما هي الآن…',
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
  profit: 'الربح بعده',
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
  busy: 'لا يزال تغيير آخر جاريًا',
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
        one: 'عادت أسعار منتج واحد كما كانت',
        two: 'عادت أسعار منتجين كما كانت',
        ...anyCount(`عادت أسعار ${number(count)} من المنتجات كما كانت`),
      }),
  },
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

export const prices: Texts['prices'] = {
  title: 'تغيير الأسعار',
  by: 'التغيير حسب',
  percent: 'نسبة مئوية',
  amount: 'مبلغ',
  percentValue: 'النسبة المضافة',
  amountValue: 'المبلغ المضاف',
  valueHint: 'علامة الناقص تخفض الأسعار: -10',
  noNumber: 'أدخل رقمًا مثل 7 أو -2.50',
  rounding: 'التقريب إلى',
  keepCents: 'بلا تقريب',
  endsIn: (ending) => ending,
  reading: 'تُقرأ الأسعار كما هي الآن…',
  summary: ({ changes, losses, problems }) =>
    [
      plural(changes, {
        one: 'يتغير سعر واحد',
        two: 'يتغير سعران',
        other: `تتغير ${number(changes)} من الأسعار`,
      }),
      losses > 0 && `${number(losses)} بأقل من التكلفة`,
      problems > 0 && `${number(problems)} لا يمكن تغييرها`,
    ]
      .filter((text) => text !== false)
      .join(' · '),
  table: 'الأسعار قبل التغيير وبعده',
  product: 'المنتج',
  before: 'قبل',
  after: 'بعد',
  profit: 'الربح بعده',
  ownPrices: (count) =>
    plural(count, {
      one: 'نوع واحد بسعر خاص',
      two: 'نوعان بسعرين خاصين',
      other: `${number(count)} من الأنواع بأسعار خاصة`,
    }),
  loss: 'أقل من التكلفة',
  problems: {
    belowZero: 'أقل من الصفر',
    tooHigh: 'مرتفع جدًا',
    discountAbovePrice: 'الخصم أعلى من السعر',
  },
  more: (count) => `و${number(count)} أخرى`,
  cancel: 'إلغاء',
  apply: (count) =>
    plural(count, {
      one: 'تغيير سعر واحد',
      two: 'تغيير سعرين',
      other: `تغيير ${number(count)} من الأسعار`,
    }),
  busy: 'لا يزال تغيير آخر جاريًا',
  job: {
    running: 'جارٍ تغيير الأسعار',
    done: (count) =>
      plural(count, {
        one: 'تغيّر سعر واحد',
        two: 'تغيّر سعران',
        other: `تغيّر ${number(count)} من الأسعار`,
      }),
    undone: (count) =>
      plural(count, {
        one: 'عاد سعر واحد كما كان',
        two: 'عاد سعران كما كانا',
        other: `عاد ${number(count)} من الأسعار كما كانت`,
      }),
  },
}

import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { counted, countedVariants, number } from './counted.ts'

const cells = counted({
  zero: 'لم تُلصق أي خلية.',
  one: 'لُصقت خلية واحدة.',
  two: 'لُصقت خليتان.',
  few: 'لُصقت # خلايا.',
  many: 'لُصقت # خلية.',
  other: 'لُصقت # خلية.',
})

export const variants: Texts['variants'] = {
  options: 'الخصائص',
  optionsHint: 'ما يختاره المشتري، مثل المقاس أو اللون.',
  addOption: 'إضافة خاصية',
  newOption: 'خاصية جديدة',
  optionName: 'اسم الخاصية',
  choices: 'الخيارات',
  choicesHint: 'اضغط Enter لإضافة خيار.',
  choicesOf: (option) => (option === '' ? 'الخيارات' : `خيارات ${option}`),
  removeOption: (option) => (option === '' ? 'إزالة هذه الخاصية' : `إزالة ${option}`),
  renameChoice: (choice) => `إعادة تسمية ${choice}`,
  newNameOf: (choice) => `الاسم الجديد لـ${choice}`,
  removeChoice: (choice) => `إزالة ${choice}`,
  twice: (choice) => `«\u2068${choice}\u2069» موجود بالفعل.`,
  shortened: (count, most) =>
    `خيارات اختُصرت لأن الحد الأقصى للأحرف ${number(most)}: ${number(count)}.`,
  leftOut: (count, most) =>
    `خيارات لم تُضَف: ${number(count)}. الحد الأقصى لخيارات الخاصية ${number(most)}.`,
  asColours: 'عرضها كألوان',
  colourOf: (choice) => `لون ${choice}`,
  tooMany: (count, most) =>
    `عدد المتغيرات الناتجة عن هذه الخيارات ${number(count)}، والحد الأقصى للمنتج ${number(most)}.`,
  effect: ({ added, lost }) =>
    joined(' ', [
      added > 0 && `سيُضاف عند الحفظ: ${countedVariants(added)}.`,
      lost > 0 && `سيُحذف مع السعر والمخزون: ${countedVariants(lost)}.`,
    ]),
  variants: 'المتغيرات',
  variantsHint: 'القيم الرمادية مأخوذة من المنتج. يمكن لصق نطاق من جدول بيانات في أي خلية.',
  columns: {
    variant: 'المتغير',
    price: 'السعر',
    cost: 'التكلفة',
    weight: 'الوزن',
    sku: 'SKU',
    visible: 'ظاهر',
    units: 'الوحدات',
    inStock: 'متوفر',
  },
  cell: (column, variant) => `${column}: ${variant}`,
  yes: 'نعم',
  no: 'لا',
  fillDown: (column) => `تعبئة ${column} إلى الأسفل`,
  sharedSku: 'رمز SKU هذا مستخدم في متغير آخر.',
  gridHint:
    'الأسهم للتنقل، والكتابة للإدخال، وCtrl D للتعبئة إلى الأسفل، وCtrl A ثم Ctrl C لنسخ الكل.',
  refused: 'قيمة غير صالحة لهذا العمود. اضغط Escape للتراجع.',
  notKept: (text) => `لم تُحفظ القيمة «\u2068${text}\u2069» لأنها غير صالحة هنا.`,
  pasted: (written, refused) =>
    joined(' ', [cells(written), refused > 0 && `غير صالحة: ${number(refused)}.`]),
  reset: 'إعادة التعيين',
  resetTitle: 'إعادة تعيين كل المتغيرات؟',
  resetText:
    'يُعاد سعر كل متغير وتكلفته ووزنه إلى قيم المنتج. يصبح كل متغير ظاهرًا ويفقد رمز SKU. يبقى المخزون كما هو. لا يمكن التراجع عن ذلك.',
  wereReset: 'أُعيدت المتغيرات إلى قيم المنتج',
}

import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { anyCount } from './counted.ts'

const { number, plural } = formatsOf('ar')

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
  removeChoice: (choice) => `إزالة ${choice}`,
  twice: (choice) => `«${choice}» موجود بالفعل.`,
  asColours: 'عرضها كألوان',
  colourOf: (choice) => `لون ${choice}`,
  tooMany: (count, most) =>
    `عدد الأنواع الناتجة عن هذه الخيارات ${number(count)}، والحد الأقصى للمنتج ${number(most)}.`,
  effect: ({ added, lost }) =>
    joined(' ', [
      added > 0 &&
        plural(added, {
          one: 'يضيف الحفظ نوعًا واحدًا.',
          two: 'يضيف الحفظ نوعين.',
          ...anyCount(`يضيف الحفظ ${number(added)} من الأنواع.`),
        }),
      lost > 0 &&
        plural(lost, {
          one: 'يُحذف نوع واحد مع سعره ومخزونه.',
          two: 'يُحذف نوعان مع سعريهما ومخزونيهما.',
          ...anyCount(`تُحذف ${number(lost)} من الأنواع مع أسعارها ومخزونها.`),
        }),
    ]),
  variants: 'الأنواع',
  variantsHint: 'القيم الرمادية مأخوذة من المنتج. يمكن لصق نطاق من جدول بيانات في أي خلية.',
  columns: {
    variant: 'النوع',
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
  gridHint: 'الأسهم للتنقل، والكتابة للإدخال، وCtrl D للتعبئة إلى الأسفل.',
  refused: 'قيمة غير صالحة لهذا العمود. اضغط Escape للتراجع.',
  pasted: (written, refused) =>
    joined(' ', [
      plural(written, {
        one: 'لُصقت خلية واحدة.',
        two: 'لُصقت خليتان.',
        ...anyCount(`لُصقت ${number(written)} من الخلايا.`),
      }),
      refused > 0 &&
        plural(refused, {
          one: 'خلية واحدة غير صالحة.',
          two: 'خليتان غير صالحتين.',
          ...anyCount(`${number(refused)} غير صالحة.`),
        }),
    ]),
  reset: 'إعادة التعيين',
  resetTitle: 'إعادة تعيين كل الأنواع؟',
  resetText:
    'يُعاد سعر كل نوع وتكلفته ووزنه ورمز SKU وظهوره إلى قيم المنتج. يبقى المخزون كما هو. لا يمكن التراجع عن ذلك.',
  wereReset: 'أُعيدت الأنواع إلى قيم المنتج',
  keep: 'إبقاؤها',
}

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
  choicesHint: 'مفتاح الإدخال يضيف خيارًا.',
  choicesOf: (option) => (option === '' ? 'الخيارات' : `خيارات ${option}`),
  removeOption: (option) => (option === '' ? 'إزالة هذه الخاصية' : `إزالة ${option}`),
  removeChoice: (choice) => `إزالة ${choice}`,
  twice: (choice) => `«${choice}» موجود بالفعل.`,
  asColours: 'عرضها كألوان',
  colourOf: (choice) => `لون ${choice}`,
  tooMany: (count, most) =>
    `تنتج هذه الخيارات ${number(count)} نوعًا، وللمنتج ${number(most)} على الأكثر.`,
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
  variantsHint: 'القيم الرمادية هي قيم المنتج. يمكن لصق نطاق من جدول في أي خلية.',
  columns: {
    variant: 'النوع',
    price: 'السعر',
    cost: 'التكلفة',
    weight: 'الوزن',
    sku: 'الرمز',
    visible: 'ظاهر',
    units: 'الوحدات',
    inStock: 'متوفر',
  },
  cell: (column, variant) => `${column}: ${variant}`,
  yes: 'نعم',
  no: 'لا',
  fillDown: (column) => `تعبئة ${column} إلى الأسفل`,
  gridHint: 'الأسهم للتنقل، والكتابة للإدخال، وCtrl D للتعبئة إلى الأسفل.',
  refused: 'لا يناسب هذا العمود. مفتاح Escape يلغيه.',
  pasted: (written, refused) =>
    joined(' ', [
      plural(written, {
        one: 'لُصقت خلية واحدة.',
        two: 'لُصقت خليتان.',
        ...anyCount(`لُصقت ${number(written)} من الخلايا.`),
      }),
      refused > 0 &&
        plural(refused, {
          one: 'خلية واحدة لم تناسب.',
          two: 'خليتان لم تناسبا.',
          ...anyCount(`${number(refused)} لم تناسب.`),
        }),
    ]),
  reset: 'إعادة إلى الأصل',
  resetTitle: 'إعادة كل الأنواع إلى الأصل؟',
  resetText:
    'يصبح سعر كل نوع وتكلفته ووزنه ورمزه وظهوره كقيم المنتج. يبقى المخزون كما هو. لا يمكن التراجع عن ذلك.',
  wereReset: 'عادت للأنواع قيم المنتج',
  keep: 'إبقاؤها',
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'
import { countedProducts } from './counted.ts'

const { number, plural } = formatsOf('ar')

export const collections: Texts['collections'] = {
  name: 'المجموعات',
  notLoaded: 'تعذّر تحميل المجموعات',
  none: 'لا توجد مجموعات بعد',
  count: (count) =>
    plural(count, {
      zero: 'لا مجموعات',
      one: 'مجموعة واحدة',
      two: 'مجموعتان',
      few: `${number(count)} مجموعات`,
      many: `${number(count)} مجموعة`,
      other: `${number(count)} مجموعة`,
    }),
  search: 'ابحث بالاسم',
  create: 'مجموعة جديدة',
  columns: { collection: 'المجموعة', products: 'المنتجات', visibility: 'الظهور' },
  number,
  visible: 'ظاهرة',
  hidden: 'مخفية',
  section: 'المجموعة',
  fields: {
    name: 'الاسم',
    description: 'الوصف',
    slug: 'الاسم المختصر',
    visible: 'ظاهرة في المتجر',
  },
  slugHelp: 'الجزء الأخير من عنوانها في المتجر؛ يُصنع من الاسم إن تُرك فارغًا.',
  created: 'أُنشئت المجموعة. أضف إليها المنتجات الآن.',
  saved: 'حُفظت المجموعة',
  products: countedProducts,
  removal: (count) =>
    `ستُحذف المجموعة وصفحتها نهائيًا، ويبقى ما فيها في المتجر: ${countedProducts(count)}. لا يمكن التراجع عن ذلك.`,
  everything:
    'كل منتجات المتجر في هذه المجموعة. هي ملك للمنصة: لا يمكن تغيير اسمها أو إخفاؤها أو حذفها، ولا إخراج منتجات منها.',
  loadingProducts: 'جارٍ التحميل…',
  noProducts: 'لا منتجات في هذه المجموعة بعد',
  noOther: 'لا منتج يطابق',
  takeOut: 'أخرج',
  addProducts: 'أضف منتجات',
  pickerTitle: (name) => `أضف منتجات إلى ${name}`,
  pickerSearch: 'ابحث بالاسم أو رمز الصنف',
  alreadyIn: 'موجود فيها',
  cancel: 'إلغاء',
  add: (count) => (count === 0 ? 'أضف' : `أضف ${countedProducts(count)}`),
  many: {
    puttingIn: 'جارٍ إضافة المنتجات',
    putIn: (count) => `في المجموعة: ${countedProducts(count)}`,
    takingOut: 'جارٍ إخراج المنتجات',
    takenOut: (count) => `أُخرج من المجموعة: ${countedProducts(count)}`,
  },
}

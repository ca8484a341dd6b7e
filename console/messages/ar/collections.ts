import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

export const collections: Texts['collections'] = {
  name: 'المجموعات',
  loading: 'جارٍ تحميل المجموعات',
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
  unnamed: 'مجموعة بلا اسم',
  columns: { collection: 'المجموعة', products: 'المنتجات' },
  section: 'المجموعة',
  fields: { name: 'الاسم', description: 'الوصف' },
  created: 'أُنشئت المجموعة. أضف إليها منتجات الآن.',
  saved: 'حُفظت المجموعة',
  removal: 'ستُحذف المجموعة نهائيًا وتبقى منتجاتها. لا يمكن التراجع عن ذلك.',
  everything: 'كل منتجات المتجر في هذه المجموعة.',
  atOnce: 'تسري التغييرات هنا فورًا.',
  firstOf: (shown, total) => `أول ${number(shown)} من ${number(total)} من المنتجات.`,
  loadingProducts: 'جارٍ التحميل…',
  noProducts: 'لا يوجد منتج في هذه المجموعة بعد.',
  addProduct: 'أضف منتجًا',
  added: (product) => `${product} في المجموعة`,
  noOther: 'لا يوجد منتج آخر مطابق',
  takeOut: 'إخراج',
  takeOutOf: (product) => `أخرج ${product} من المجموعة`,
  takenOut: (product) => `أُخرج ${product}`,
}

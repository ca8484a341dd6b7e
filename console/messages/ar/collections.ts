import type { Texts } from '../texts.ts'
import { counted, countedProducts, number, ofProducts } from './counted.ts'

export const collections: Texts['collections'] = {
  name: 'المجموعات',
  notLoaded: 'تعذّر تحميل المجموعات',
  none: 'لا توجد مجموعات بعد',
  count: counted({
    zero: 'لا مجموعات',
    one: 'مجموعة واحدة',
    two: 'مجموعتان',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  }),
  search: 'ابحث بالاسم',
  create: 'مجموعة جديدة',
  columns: { collection: 'المجموعة', products: 'المنتجات', visibility: 'الظهور' },
  visible: 'ظاهرة',
  hidden: 'مخفية',
  visibleInShop: 'ظاهرة في المتجر',
  slugHelp: 'الجزء الأخير من رابط المجموعة. اتركه فارغًا لإنشائه من الاسم.',
  created: 'أُنشئت المجموعة. أضف إليها المنتجات الآن.',
  saved: 'حُفظت المجموعة',
  removal: (count) =>
    `ستُحذف المجموعة وصفحتها نهائيًا، وتبقى منتجاتها (${number(count)}) في المتجر. لا يمكن التراجع عن ذلك.`,
  everything:
    'تُبقي المنصة كل المنتجات في هذه المجموعة. لا يمكن تغيير اسمها أو إخفاؤها أو حذفها، ولا إزالة منتجات منها.',
  noProducts: 'لا توجد منتجات في هذه المجموعة بعد',
  noOther: 'لا توجد منتجات مطابقة',
  takeOut: 'إزالة من المجموعة',
  addProducts: 'إضافة منتجات',
  pickerTitle: (name) => `إضافة منتجات إلى \u2068${name}\u2069`,
  alreadyIn: 'مُضاف بالفعل',
  add: (count) => (count === 0 ? 'إضافة' : `إضافة ${ofProducts(count)}`),
  many: {
    putIn: (count) => `أُضيف إلى المجموعة: ${countedProducts(count)}`,
    takingOut: 'جارٍ إزالة المنتجات',
    takenOut: (count) => `أُزيل من المجموعة: ${countedProducts(count)}`,
  },
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

const products = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${number(count)} منتجات`,
    other: `${number(count)} منتجًا`,
  })

export const productList: Texts['productList'] = {
  collection: 'المجموعة',
  type: 'النوع',
  brand: 'العلامة',
  price: 'نطاق السعر',
  types: { physical: 'مادي', digital: 'رقمي' },
  linked: {
    loss: 'يُباع بأقل من التكلفة',
    thin: 'الهامش أقل من 20٪',
    since: (day) => `أُضيف منذ ${day}`,
  },
  views: { all: 'الكل', unbuyable: 'لا يمكن شراؤها', low: 'مخزون قليل', hidden: 'مخفية' },
  changePrices: 'تغيير الأسعار',
  showMany: 'إظهار',
  hideMany: 'إخفاء',
  addToCollection: 'إضافة إلى مجموعة',
  deleteMany: 'حذف',
  show: (name) => `إظهار ${name}`,
  hide: (name) => `إخفاء ${name}`,
  duplicate: (name) => `نسخ ${name}`,
  copyOf: (name) => `نسخة من ${name}`.slice(0, 80),
  duplicated: (name) => `أُنشئ «${name}» وهو مخفي حاليًا`,
  isVisible: (name) => `${name} ظاهر الآن`,
  isHidden: (name) => `${name} مخفي الآن`,
  showing: {
    running: 'جارٍ إظهار المنتجات',
    done: (count) => `ظاهر: ${products(count)}`,
    undone: (count) => `أُخفي مجددًا: ${products(count)}`,
  },
  hiding: {
    running: 'جارٍ إخفاء المنتجات',
    done: (count) => `مخفي: ${products(count)}`,
    undone: (count) => `ظاهر مجددًا: ${products(count)}`,
  },
  deleting: {
    running: 'جارٍ حذف المنتجات',
    done: (count) => `حُذف: ${products(count)}`,
  },
  adding: {
    running: 'جارٍ الإضافة إلى المجموعة',
    done: (count) => `في المجموعة: ${products(count)}`,
    undone: (count) => `كما كان: ${products(count)}`,
  },
  setting: {
    running: 'جارٍ تغيير المنتجات',
    done: (count) => `تغيّر: ${products(count)}`,
    undone: (count) => `كما كان: ${products(count)}`,
  },
  properties: { cost: 'التكلفة', weight: 'الوزن', ribbon: 'الشريط', brand: 'العلامة' },
  set: {
    cost: 'تعيين التكلفة',
    weight: 'تعيين الوزن',
    ribbon: 'تعيين الشريط',
    brand: 'تعيين العلامة',
  },
  setTitle: (property, count) => `${property}: ${products(count)}`,
  setFor: (count) => `تغيير ${products(count)}`,
  emptyRemoves: 'إن تُرك فارغًا فسيُزال.',
  ownValuesGo: 'تأخذ الأنواع ذات القيم الخاصة هذه القيمة أيضًا.',
  addTitle: (count) => `إضافة ${products(count)} إلى مجموعة`,
  add: 'إضافة',
  deleteTitle: (count) => `حذف ${products(count)}؟`,
  deleteText: 'تُحذف نهائيًا مع أنواعها وصورها ومخزونها. لا يمكن التراجع عن ذلك.',
  delete: 'حذف',
  keep: 'إبقاؤها',
  cancel: 'إلغاء',
}

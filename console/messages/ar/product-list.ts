import type { Texts } from '../texts.ts'
import { countedProducts, ofProducts } from './counted.ts'

export const productList: Texts['productList'] = {
  type: 'نوع المنتج',
  price: 'نطاق السعر',
  types: { physical: 'مادي', digital: 'رقمي' },
  deletedCollection: 'مجموعة محذوفة',
  linked: {
    loss: 'يُباع بأقل من التكلفة',
    thin: (margin) => `الهامش أقل من ${margin}`,
    since: (day) => `أُنشئ منذ ${day}`,
  },
  views: { unbuyable: 'مخفية أو نفد مخزونها', low: 'مخزون قليل', hidden: 'مخفية' },
  showMany: 'إظهار',
  hideMany: 'إخفاء',
  addToCollection: 'إضافة إلى مجموعة',
  show: (name) => `إظهار ${name}`,
  hide: (name) => `إخفاء ${name}`,
  duplicate: (name) => `تكرار ${name}`,
  copyOf: (name) => `نسخة من ${name}`,
  duplicated: (name) => `أُنشئ «\u2068${name}\u2069». وهو مخفي حاليًا.`,
  duplicatedWithout: {
    variants: (name) => `أُنشئ «\u2068${name}\u2069»، لكن قيم متغيراته لم تُنسخ. أدخلها هنا.`,
    pictures: (name) => `أُنشئ «\u2068${name}\u2069»، لكن لم تُنسخ كل الصور. أضفها هنا.`,
    texts: (name) =>
      `أُنشئ «\u2068${name}\u2069»، لكن لا يمكن نسخ أقسام معلوماته وحقول النص الخاصة به.`,
  },
  isVisible: (name) => `\u2068${name}\u2069 ظاهر`,
  isHidden: (name) => `\u2068${name}\u2069 مخفي`,
  showing: {
    running: 'جارٍ إظهار المنتجات',
    done: (count) => `ظاهر: ${countedProducts(count)}`,
    undone: (count) => `أُخفي مجددًا: ${countedProducts(count)}`,
  },
  hiding: {
    running: 'جارٍ إخفاء المنتجات',
    done: (count) => `مخفي: ${countedProducts(count)}`,
    undone: (count) => `ظاهر مجددًا: ${countedProducts(count)}`,
  },
  deleting: {
    running: 'جارٍ حذف المنتجات',
    done: (count) => `حُذف: ${countedProducts(count)}`,
  },
  adding: {
    running: 'جارٍ الإضافة إلى المجموعة',
    done: (count) => `أُضيف إلى المجموعة: ${countedProducts(count)}`,
    undone: (count) => `استُعيد: ${countedProducts(count)}`,
  },
  setting: {
    running: 'جارٍ تغيير المنتجات',
    done: (count) => `تغيّر: ${countedProducts(count)}`,
    undone: (count) => `استُعيد: ${countedProducts(count)}`,
  },
  set: {
    discount: 'تعيين الخصم',
    cost: 'تعيين التكلفة',
    weight: 'تعيين الوزن',
    ribbon: 'تعيين الشارة',
    brand: 'تعيين العلامة التجارية',
  },
  setTitle: (property, count) => `${property}: ${countedProducts(count)}`,
  setFor: (count) => `تغيير ${ofProducts(count)}`,
  emptyRemoves: 'اتركه فارغًا لإزالته.',
  ownValuesGo: 'يستبدل أيضًا قيم المتغيرات.',
  addTitle: (count) => `إضافة ${ofProducts(count)} إلى مجموعة`,
  deleteText: 'ستُحذف المنتجات نهائيًا مع متغيراتها وصورها ومخزونها. لا يمكن التراجع عن ذلك.',
}

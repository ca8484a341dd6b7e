import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

export const products: Texts['products'] = {
  name: 'المنتجات',
  notLoaded: 'تعذّر تحميل المنتجات',
  none: 'لا توجد منتجات بعد',
  count: (count) =>
    plural(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${number(count)} منتجات`,
      many: `${number(count)} منتجًا`,
      other: `${number(count)} منتج`,
    }),
  search: 'ابحث بالاسم أو رمز SKU',
  create: 'منتج جديد',
  columns: {
    product: 'المنتج',
    price: 'السعر',
    stock: 'المخزون',
    ribbon: 'الشريط',
    visibility: 'الظهور',
  },
  visible: 'ظاهر',
  hidden: 'مخفي',
  created: 'أُنشئ المنتج',
  saved: 'حُفظ المنتج',
  lastChanged: 'آخر تغيير',
  removal: 'سيُحذف المنتج نهائيًا. لا يمكن التراجع عن ذلك.',
  was: (price) => `كان ${price}`,
  sections: {
    product: 'المنتج',
    price: 'التسعير',
    shop: 'في المتجر',
    shipping: 'المخزون والشحن',
  },
  fields: {
    name: 'الاسم',
    price: 'السعر',
    discount: 'الخصم',
    visible: 'ظاهر للزوار',
    ribbon: 'الشريط',
    brand: 'العلامة التجارية',
    cost: 'تكلفة البضاعة',
    sku: 'رمز SKU',
    weight: 'الوزن',
  },
  discounts: { none: 'بلا خصم', percent: 'خصم بالنسبة', amount: 'خصم بالمبلغ' },
  buyersPay: 'يدفع المشتري',
  profit: 'الربح',
  margin: 'هامش الربح',
  kilograms: 'كغ',
}

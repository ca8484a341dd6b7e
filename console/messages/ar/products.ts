import type { Texts } from '../texts.ts'
import { countedProducts } from './counted.ts'

export const products: Texts['products'] = {
  name: 'المنتجات',
  notLoaded: 'تعذّر تحميل المنتجات',
  none: 'لا توجد منتجات بعد',
  count: countedProducts,
  search: 'ابحث بالاسم أو رمز SKU',
  create: 'منتج جديد',
  columns: {
    product: 'المنتج',
    stock: 'المخزون',
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
    price: 'التسعير',
    shop: 'في المتجر',
    shipping: 'المخزون والشحن',
  },
  fields: {
    name: 'الاسم',
    price: 'السعر',
    discount: 'الخصم',
    visible: 'ظاهر للزوار',
    ribbon: 'الشارة',
    brand: 'العلامة التجارية',
    cost: 'التكلفة',
    sku: 'رمز SKU',
    weight: 'الوزن',
  },
  discounts: { none: 'بلا خصم', percent: 'خصم بنسبة مئوية', amount: 'خصم بمبلغ' },
  buyersPay: 'يدفع المشترون',
  profit: 'الربح',
  margin: 'هامش الربح',
  kilograms: 'كغ',
}

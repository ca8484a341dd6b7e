import type { Texts } from '../texts.ts'

export const obstacles: Texts['obstacles'] = {
  because: 'لا يمكن شراء هذا المنتج:',
  short: {
    hidden: 'مخفي',
    noPrice: 'بلا سعر',
    variantsHidden: 'كل متغيراته مخفية',
    outOfStock: 'نفد مخزونه',
  },
  reasons: {
    hidden: 'المنتج مخفي عن الزوار.',
    noPrice: 'ليس له سعر.',
    variantsHidden: 'كل متغيراته مخفية.',
    outOfStock: 'نفد مخزونه.',
  },
  fixes: {
    hidden: 'إظهاره في المتجر',
    noPrice: 'إدخال سعر',
    variantsHidden: 'إظهار كل المتغيرات',
    outOfStock: 'تحديده كمتوفر',
  },
  fixed: {
    hidden: 'المنتج ظاهر',
    variantsHidden: 'كل المتغيرات ظاهرة',
    outOfStock: 'المنتج متوفر',
  },
  addUnits: 'إضافة وحدات',
}

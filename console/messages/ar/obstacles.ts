import type { Texts } from '../texts.ts'

export const obstacles: Texts['obstacles'] = {
  because: (count) =>
    count === 1 ? 'لا يمكن شراء هذا المنتج لهذا السبب:' : 'لا يمكن شراء هذا المنتج لهذه الأسباب:',
  short: {
    hidden: 'مخفي',
    noPrice: 'بلا سعر',
    variantsHidden: 'كل أنواعه مخفية',
    outOfStock: 'نفد مخزونه',
  },
  reasons: {
    hidden: 'إنه مخفي عن الزوار.',
    noPrice: 'ليس له سعر.',
    variantsHidden: 'كل أنواعه مخفية.',
    outOfStock: 'نفد مخزونه.',
  },
  mends: {
    hidden: 'إظهاره في المتجر',
    noPrice: 'إدخال سعر',
    variantsHidden: 'إظهار كل الأنواع',
    outOfStock: 'تحديده كمتوفر',
  },
  mended: {
    hidden: 'المنتج ظاهر',
    noPrice: 'للمنتج سعر',
    variantsHidden: 'كل الأنواع ظاهرة',
    outOfStock: 'المنتج متوفر',
  },
  addUnits: 'إضافة وحدات',
}

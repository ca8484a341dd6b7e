import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'
import { countedVariants } from './counted.ts'

const { number } = formatsOf('ar')

export const productPage: Texts['productPage'] = {
  description: 'الوصف',
  editDescription: 'تعديل الوصف',
  noDescription: 'لا يوجد وصف بعد. أخبر المشترين بما سيحصلون عليه.',
  belowCost: (loss) => `أقل من التكلفة: خسارة ${loss} في كل عملية بيع.`,
  variantsBelowCost: (count) => `يُباع بأقل من التكلفة: ${countedVariants(count)}.`,
  addPricePerUnit: 'إضافة سعر الوحدة',
  pricePerUnit: 'سعر الوحدة',
  pricePerUnitStays: 'بعد حفظه يمكن تغييره، ولا يمكن حذفه.',
  holds: 'محتوى المنتج الواحد',
  holdsUnit: 'وحدة المحتوى',
  shownFor: 'يُعرض السعر لكل',
  shownForUnit: 'وحدة السعر',
  perUnit: (price, quantity) => `يرى المشترون ${price} لكل ${quantity}.`,
  search: 'محركات البحث',
  searchHint: 'ما يراه المشترون في نتائج البحث.',
  searchPreview: 'معاينة نتيجة البحث',
  slug: 'معرّف الرابط',
  seoTitle: 'العنوان في نتائج البحث',
  seoDescription: 'الوصف في نتائج البحث',
  lengthOf: (length, room) => `${number(length)} من نحو ${number(room)} حرفًا`,
  noTitle: 'منتج بلا اسم',
  noSearchText: 'من دون وصف تختار محركات البحث نصًا من عندها.',
  seeAsBuyer: 'عرضه كمشترٍ',
  seeAsBuyerHidden: 'عرضه كمشترٍ (مخفي)',
  inCollections: 'ضمن هذه المجموعات',
  unnamedCollection: 'مجموعة بلا اسم',
  collectionsNotLoaded: 'تعذّر تحميل المجموعات. أعد تحميل الصفحة للمحاولة مجددًا.',
  pictureFailed: 'تعذّرت إضافة الصورة. أضفها مجددًا أدناه.',
}

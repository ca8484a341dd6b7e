import type { Texts } from '../texts.ts'
import { number } from './counted.ts'

export const gallery: Texts['gallery'] = {
  title: 'الصور',
  none: 'لا توجد صور بعد. تظهر الصورة الأولى في القوائم ونتائج البحث.',
  orderHint: 'اسحب الصور لترتيبها أو استخدم الأسهم. الصورة الأولى هي الرئيسية.',
  picture: 'صورة المنتج',
  main: 'الرئيسية',
  card: (name, place, count) => `${name}، الصورة ${number(place)} من ${number(count)}`,
  movedTo: (place, count) => `نُقلت إلى الموضع ${number(place)} من ${number(count)}`,
  earlier: (name) => `تقديم ${name}`,
  later: (name) => `تأخير ${name}`,
  remove: (name) => `إزالة ${name}`,
  removed: 'أُزيلت الصورة',
  everyChoice: 'لكل الخيارات',
  choicesOf: (name) => `الخيارات التي تعرضها ${name}`,
  add: 'إضافة صورة',
  address: 'عنوان الصورة',
  addressHint: 'عنوان الصورة على الويب. يحتفظ المتجر بنسخة منها.',
  notAnAddress: 'أدخل عنوان ويب لصورة يبدأ بـ https://',
  addThis: 'إضافة الصورة',
  preview: 'معاينة الصورة',
  noPreview: 'لم يُعثر على صورة في هذا العنوان',
  previewPlace: 'تظهر المعاينة هنا',
}

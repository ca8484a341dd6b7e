import type { Texts } from '../texts.ts'

export const richText: Texts['richText'] = {
  toolbar: 'التنسيق',
  bold: 'عريض',
  italic: 'مائل',
  underline: 'تحته خط',
  heading: 'عنوان',
  bullets: 'قائمة نقطية',
  numbers: 'قائمة مرقّمة',
  quote: 'اقتباس',
  link: 'رابط',
  linkAddress: 'عنوان الرابط',
  noAddress: 'أدخل عنوان ويب أو بريدًا إلكترونيًا أو رقم هاتف.',
  setLink: 'إدراج الرابط',
}

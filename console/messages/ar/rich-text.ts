import type { Texts } from '../texts.ts'

export const richText: Texts['richText'] = {
  toolbar: 'أدوات النص',
  bold: 'عريض',
  italic: 'مائل',
  underline: 'تحته خط',
  heading: 'عنوان',
  bullets: 'قائمة نقطية',
  numbers: 'قائمة مرقّمة',
  quote: 'اقتباس',
  link: 'رابط',
  linkAddress: 'عنوان الرابط',
  noAddress: 'هذا ليس عنوانًا على الويب ولا بريدًا إلكترونيًا ولا رقم هاتف.',
  setLink: 'إدراج الرابط',
  cancel: 'إلغاء',
}

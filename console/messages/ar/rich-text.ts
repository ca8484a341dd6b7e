import type { Texts } from '../texts.ts'

export const richText: Texts['richText'] = {
  toolbar: 'التنسيق',
  bold: 'عريض',
  italic: 'مائل',
  underline: 'تحته خط',
  heading: 'عنوان',
  bulletList: 'قائمة نقطية',
  orderedList: 'قائمة مرقّمة',
  blockquote: 'اقتباس',
  link: 'رابط',
  linkAddress: 'عنوان الرابط',
  noAddress: 'أدخل عنوان ويب أو بريدًا إلكترونيًا أو رقم هاتف.',
  setLink: 'إدراج الرابط',
  foreign:
    'يحتوي هذا النص على تنسيقات أو جداول أو صور أو مقاطع فيديو لا يمكن تحريرها هنا. سيؤدي تغييره إلى إزالتها.',
}

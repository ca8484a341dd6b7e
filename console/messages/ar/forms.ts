import type { Texts } from '../texts.ts'

export const forms: Texts['forms'] = {
  save: 'حفظ',
  create: 'إنشاء',
  discard: 'تجاهل',
  unsaved: 'تغييرات غير محفوظة',
  notCreated: 'لم يُنشأ بعد',
  on: 'تشغيل',
  off: 'إيقاف',
  required: 'مطلوب',
  invalid: 'بعض الحقول تحتاج إلى مراجعة.',
  remove: {
    button: 'حذف',
    title: (name) => `حذف «${name}»؟`,
    keep: 'إبقاء',
    done: (name) => `حُذف «${name}»`,
  },
  gone: {
    title: 'غير موجود',
    heading: 'لم يعد هذا السجل موجودًا',
    text: 'ربما حُذف في هذه الأثناء.',
  },
  notLoaded: {
    title: 'لم يُحمَّل',
    heading: 'تعذّر تحميل هذا السجل',
  },
  tryAgain: 'حاول مرة أخرى',
  attention: (count) =>
    count === 1 ? 'حقل واحد يحتاج إلى مراجعة.' : `حقول تحتاج إلى مراجعة: ${count}.`,
  didNotWork: 'لم ينجح ذلك.',
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, counted } = formatsOf('ar')

export const forms: Texts['forms'] = {
  save: 'حفظ',
  create: 'إنشاء',
  discard: 'تجاهل',
  unsaved: 'تغييرات غير محفوظة',
  notCreated: 'لم يُنشأ بعد',
  willChange: (fields) => `سيتغير: ${fields}`,
  places: (field, count) => `${field} (${number(count)} مواضع)`,
  otherFields: 'حقول أخرى',
  refused: counted({
    zero: 'لا حقول تحتاج إلى مراجعة:',
    one: 'حقل واحد يحتاج إلى مراجعة:',
    two: 'حقلان يحتاجان إلى مراجعة:',
    few: '# حقول تحتاج إلى مراجعة:',
    many: '# حقلًا يحتاج إلى مراجعة:',
    other: '# حقل يحتاج إلى مراجعة:',
  }),
  notSaved: 'لم يُحفظ.',
  waitsForNetwork: 'أنت غير متصل بالإنترنت. ستُحفظ تغييراتك حالما يعود الاتصال.',
  waitsForSignIn: 'ستُحفظ تغييراتك حالما تسجّل الدخول من جديد.',
  saving: 'جارٍ الحفظ…',
  empty: 'فارغ',
  entries: counted({
    zero: 'لا عناصر',
    one: 'عنصر واحد',
    two: 'عنصران',
    few: '# عناصر',
    many: '# عنصرًا',
    other: '# عنصر',
  }),
  fromTo: (from, to) => `${from} ← ${to}`,
  leave: {
    title: 'المغادرة دون حفظ؟',
    text: 'هذه التغييرات لم تُحفظ بعد:',
    saving: 'يجري حفظ هذه التغييرات الآن. انتظر حتى يكتمل الحفظ:',
    stay: 'البقاء هنا',
    go: 'المغادرة دون حفظ',
    save: 'الحفظ ثم المغادرة',
  },
  draft: {
    title: 'عُثر على تغييرات غير محفوظة',
    text: (when) => `بتاريخ ${when}، قبل إغلاق هذه الصفحة.`,
    restore: 'استعادة التغييرات',
    discard: 'تجاهل التغييرات',
    restored: 'استُعيدت تغييراتك. احفظها عندما تكون جاهزًا.',
  },
  conflict: {
    title: 'غيّره شخص آخر منذ أن فتحته',
    text: 'اختر لكل حقل القيمة التي تريد إبقاءها. يبقى كل ما عدا ذلك كما أدخلته.',
    theirs: 'القيمة الأخرى',
    mine: 'قيمتي',
    save: 'حفظ اختياري',
    back: 'العودة إلى النموذج',
  },
  on: 'مفعّل',
  off: 'معطّل',
  remove: {
    typeName: (name) => `اكتب «${name}» للحذف`,
    button: 'حذف',
    title: (name) => `حذف «${name}»؟`,
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
}

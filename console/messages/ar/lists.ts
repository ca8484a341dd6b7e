import type { Texts } from '../texts.ts'

export const lists: Texts['lists'] = {
  clearSearch: 'امسح البحث',
  all: 'الكل',
  pages: 'الصفحات',
  perPage: 'لكل صفحة',
  range: (first, last, total) => `${first}–${last} من ${total}`,
  previousPage: 'الصفحة السابقة',
  nextPage: 'الصفحة التالية',
  loading: 'جارٍ التحميل…',
  noMatch: {
    heading: 'لا توجد نتائج',
    text: 'جرّب حروفًا أقل أو عامل تصفية آخر.',
    clear: 'امسح البحث وعوامل التصفية',
  },
  empty: 'تظهر هنا حالما يكون في المتجر شيء منها.',
  tryAgain: 'حاول مرة أخرى',
}

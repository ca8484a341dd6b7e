import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

export const inventory: Texts['inventory'] = {
  name: 'المخزون',
  loading: 'جارٍ تحميل المخزون',
  notLoaded: 'تعذّر تحميل المخزون',
  none: 'لا يوجد مخزون بعد',
  count: (count) =>
    plural(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: `${number(count)} منتجات`,
      many: `${number(count)} منتجًا`,
      other: `${number(count)} منتج`,
    }),
  search: 'ابحث بالمنتج',
  columns: { product: 'المنتج', units: 'الوحدات', level: 'المستوى', changed: 'آخر تغيير' },
  variants: (count) =>
    plural(count, {
      one: 'خيار واحد',
      two: 'خياران',
      few: `${number(count)} خيارات`,
      many: `${number(count)} خيارًا`,
      other: `${number(count)} خيار`,
    }),
  notCounted: 'غير معدود',
  unnamed: 'منتج بلا اسم',
  section: 'المخزون',
  atOnce: 'تسري التغييرات هنا فورًا.',
  countUnits: 'عدّ الوحدات',
  counted: 'تُعدّ الوحدات',
  noLongerCounted: 'لم تعد الوحدات تُعدّ',
  unitsOf: (units, name) => `وحدات ${name}: ${number(units)}`,
  units: 'الوحدات',
  unitsFor: (name) => `الوحدات لـ${name}`,
  remove: (name) => `أنقص وحدات ${name}`,
  add: (name) => `أضف وحدات ${name}`,
  setUnits: (name) => `حدّد وحدات ${name}`,
  set: 'تحديد',
  removed: (name, units) => `${name}: أُنقص ${number(units)}`,
  added: (name, units) => `${name}: أُضيف ${number(units)}`,
  wasSet: (name, units) => `${name}: حُدّد بـ${number(units)}`,
  inStock: (name) => `${name} متوفر`,
  isInStock: (name) => `${name} متوفر`,
  isOut: (name) => `نفد ${name}`,
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('ar')

const products = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${number(count)} منتجات`,
    other: `${number(count)} منتجًا`,
  })

const members = (count: number) =>
  plural(count, {
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${number(count)} أعضاء`,
    other: `${number(count)} عضوًا`,
  })

export const home: Texts['home'] = {
  name: 'الرئيسية',
  loading: 'جارٍ تحميل المتجر',
  notLoaded: 'تعذّر تحميل المتجر',
  notAllowed: 'لا يُسمح لك برؤية حالة المتجر',
  tryAgain: 'إعادة المحاولة',
  toDo: 'المهام',
  nothingToDo: 'لا شيء مطلوب. كل شيء متاح للشراء ولا ينتظر أي عضو.',
  waiting: (count) => `بانتظار الموافقة: ${members(count)}`,
  low: (count) => `المخزون قليل: ${products(count)}`,
  unbuyable: (count) => `لا يمكن الشراء: ${products(count)}`,
  belowCost: (count) => `يُباع بأقل من التكلفة: ${products(count)}`,
  more: (count) => `و${number(count)} أخرى`,
  stockValue: 'قيمة المخزون',
  margins: 'الهوامش',
  growth: 'نمو الكتالوج',
  joined: 'الأعضاء الجدد',
  newest: (count) => `من آخر ${products(count)} تغيّرت`,
  someMembers: (count) => `من ${members(count)} فقط في هذه المنصة`,
  withCost: (count) => `بتكلفة معروفة: ${products(count)}`,
  inCatalogue: products,
  memberCount: members,
  losses: 'خسارة',
  product: 'المنتج',
  products: 'المنتجات',
  members: 'الأعضاء',
  value: 'القيمة',
  margin: 'الهامش',
  month: 'الشهر',
  noFigures: 'لا أرقام بعد.',
}

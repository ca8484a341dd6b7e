import type { Texts } from '../texts.ts'
import { countedMembers, countedProducts, number } from './counted.ts'

export const home: Texts['home'] = {
  name: 'الرئيسية',
  loading: 'جارٍ تحميل المتجر',
  notLoaded: 'تعذّر تحميل المتجر',
  toDo: 'المهام',
  nothingToDo: 'لا مهام متبقية.',
  waiting: (count) => `بانتظار الموافقة: ${countedMembers(count)}`,
  low: (count) => `المخزون قليل: ${countedProducts(count)}`,
  unbuyable: (count) => `مخفية أو نفد مخزونها: ${countedProducts(count)}`,
  belowCost: (count) => `يُباع بأقل من التكلفة: ${countedProducts(count)}`,
  stockValue: 'قيمة المخزون',
  margins: 'هوامش الربح',
  growth: 'نمو الكتالوج',
  joined: 'الأعضاء الجدد',
  inMonths: (count, months) => `${countedMembers(count)} خلال ${number(months)} شهرًا`,
  newest: (count) => `استنادًا إلى أحدث المنتجات تغييرًا: ${countedProducts(count)}`,
  someMembers: (count) => `استنادًا إلى الأعضاء الذين تعرضهم هذه المنصة: ${countedMembers(count)}`,
  thin: (count, margin) => `الهامش أقل من ${margin}: ${countedProducts(count)}`,
  losses: 'خسارة',
  value: 'القيمة',
  month: 'الشهر',
  noFigures: 'لا توجد أرقام بعد.',
}

import type { Texts } from '../texts.ts'

export const stock: Texts['stock'] = {
  inStock: 'متوفر',
  low: 'قليل',
  partlyOut: 'نفد جزئيًا',
  partly: 'نفد جزئيًا',
  out: 'نفد المخزون',
  unknown: 'غير معروف',
}

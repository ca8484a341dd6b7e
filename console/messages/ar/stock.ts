import type { Texts } from '../texts.ts'
import { number } from './counted.ts'

export const stock: Texts['stock'] = {
  inStock: 'متوفر',
  inStockUnits: (units) => `متوفر · ${number(units)}`,
  low: 'قليل',
  lowUnits: (units) => `قليل · ${number(units)}`,
  partlyOut: 'نفد جزئيًا',
  partlyOutUnits: (units) => `نفد جزئيًا · ${number(units)}`,
  out: 'نفد المخزون',
  unknown: 'غير معروف',
}

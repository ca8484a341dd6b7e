import type { Texts } from '../texts.ts'
import { number } from './counted.ts'

export const stock: Texts['stock'] = {
  inStock: 'Vorrätig',
  inStockUnits: (units) => `Vorrätig · ${number(units)}`,
  low: 'Knapp',
  lowUnits: (units) => `Knapp · ${number(units)}`,
  partlyOut: 'Teilweise ausverkauft',
  partlyOutUnits: (units) => `Teils ausverkauft · ${number(units)}`,
  out: 'Ausverkauft',
  unknown: 'Unbekannt',
}

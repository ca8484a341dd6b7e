import type { Texts } from '../texts.ts'

export const stock: Texts['stock'] = {
  inStock: 'Vorrätig',
  low: 'Knapp',
  partlyOut: 'Teilweise ausverkauft',
  partly: 'Teils ausverkauft',
  out: 'Ausverkauft',
  unknown: 'Unbekannt',
}

import { number } from './counted.ts'

/** The words for stock, the same on every screen. */
export const stock = {
  inStock: 'In stock',
  inStockUnits: (units: number) => `In stock · ${number(units)}`,
  low: 'Low',
  lowUnits: (units: number) => `Low · ${number(units)}`,
  partlyOut: 'Partly out of stock',
  partlyOutUnits: (units: number) => `Partly out · ${number(units)}`,
  out: 'Out of stock',
  unknown: 'Unknown',
}

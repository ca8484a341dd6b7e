import type { Texts } from '../texts.ts'
import { countedProducts } from './counted.ts'

export const products: Texts['products'] = {
  name: 'Produkte',
  notLoaded: 'Die Produkte konnten nicht geladen werden',
  none: 'Noch keine Produkte',
  count: countedProducts,
  search: 'Name oder SKU suchen',
  create: 'Neues Produkt',
  columns: {
    product: 'Produkt',
    stock: 'Bestand',
    visibility: 'Sichtbarkeit',
  },
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  created: 'Produkt angelegt',
  saved: 'Produkt gespeichert',
  lastChanged: 'Zuletzt geändert',
  removal: 'Das Produkt wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  was: (price) => `vorher ${price}`,
  sections: {
    price: 'Preise',
    shop: 'Im Shop',
    shipping: 'Bestand und Versand',
  },
  fields: {
    name: 'Name',
    price: 'Preis',
    discount: 'Rabatt',
    visible: 'Für Besucher sichtbar',
    ribbon: 'Label',
    brand: 'Marke',
    cost: 'Einkaufspreis',
    sku: 'Artikelnummer (SKU)',
    weight: 'Gewicht',
  },
  discounts: { none: 'Kein Rabatt', percent: 'Rabatt in Prozent', amount: 'Rabatt als Betrag' },
  buyersPay: 'Käufer zahlen',
  profit: 'Gewinn',
  margin: 'Marge',
  kilograms: 'kg',
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const products: Texts['products'] = {
  name: 'Produkte',
  notLoaded: 'Die Produkte konnten nicht geladen werden',
  none: 'Noch keine Produkte',
  count: (count) => plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` }),
  search: 'Name oder SKU suchen',
  create: 'Neues Produkt',
  columns: {
    product: 'Produkt',
    price: 'Preis',
    stock: 'Bestand',
    ribbon: 'Label',
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
    product: 'Produkt',
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

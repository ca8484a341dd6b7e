import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

const products = (count: number) =>
  plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` })

export const productList: Texts['productList'] = {
  collection: 'Kollektion',
  type: 'Art',
  brand: 'Marke',
  price: 'Preisspanne',
  types: { physical: 'Ware', digital: 'Digital' },
  linked: {
    loss: 'Unter dem Einkaufspreis',
    thin: 'Marge unter 20 %',
    since: (day) => `Angelegt seit ${day}`,
  },
  views: { all: 'Alle', unbuyable: 'Nicht käuflich', low: 'Wenig Bestand', hidden: 'Verborgen' },
  changePrices: 'Preise ändern',
  showMany: 'Zeigen',
  hideMany: 'Verbergen',
  addToCollection: 'In eine Kollektion',
  deleteMany: 'Löschen',
  show: (name) => `${name} zeigen`,
  hide: (name) => `${name} verbergen`,
  duplicate: (name) => `${name} duplizieren`,
  copyOf: (name) => `Kopie von ${name}`,
  duplicated: (name) => `„${name}“ angelegt. Das Produkt ist vorerst verborgen.`,
  isVisible: (name) => `${name} ist sichtbar`,
  isHidden: (name) => `${name} ist verborgen`,
  showing: {
    running: 'Produkte werden gezeigt',
    done: (count) => `${products(count)} sichtbar`,
    undone: (count) => `${products(count)} wieder verborgen`,
  },
  hiding: {
    running: 'Produkte werden verborgen',
    done: (count) => `${products(count)} verborgen`,
    undone: (count) => `${products(count)} wieder sichtbar`,
  },
  deleting: {
    running: 'Produkte werden gelöscht',
    done: (count) => `${products(count)} gelöscht`,
  },
  adding: {
    running: 'Werden in die Kollektion gelegt',
    done: (count) => `${products(count)} in der Kollektion`,
    undone: (count) => `${products(count)} wie zuvor`,
  },
  setting: {
    running: 'Produkte werden geändert',
    done: (count) => `${products(count)} geändert`,
    undone: (count) => `${products(count)} wie zuvor`,
  },
  properties: { cost: 'Einkaufspreis', weight: 'Gewicht', ribbon: 'Banderole', brand: 'Marke' },
  set: {
    cost: 'Einkaufspreis setzen',
    weight: 'Gewicht setzen',
    ribbon: 'Banderole setzen',
    brand: 'Marke setzen',
  },
  setTitle: (property, count) => `${property} von ${products(count)}`,
  setFor: (count) => `${products(count)} ändern`,
  emptyRemoves: 'Zum Entfernen leer lassen.',
  ownValuesGo: 'Ersetzt auch die Werte einzelner Varianten.',
  addTitle: (count) => `${products(count)} in eine Kollektion legen`,
  add: 'Hinzufügen',
  deleteTitle: (count) => `${products(count)} löschen?`,
  deleteText:
    'Die Produkte werden mit Varianten, Bildern und Bestand endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  delete: 'Löschen',
  keep: 'Behalten',
  cancel: 'Abbrechen',
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

const products = (count: number) =>
  plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` })

export const productList: Texts['productList'] = {
  collection: 'Kollektion',
  type: 'Produktart',
  brand: 'Marke',
  price: 'Preisspanne',
  types: { physical: 'Physisch', digital: 'Digital' },
  linked: {
    loss: 'Unter dem Einkaufspreis',
    thin: 'Marge unter 20 %',
    since: (day) => `Angelegt ab ${day}`,
  },
  views: {
    all: 'Alle',
    unbuyable: 'Nicht verfügbar',
    low: 'Wenig Bestand',
    hidden: 'Ausgeblendet',
  },
  changePrices: 'Preise ändern',
  showMany: 'Einblenden',
  hideMany: 'Ausblenden',
  addToCollection: 'Zu Kollektion hinzufügen',
  deleteMany: 'Löschen',
  show: (name) => `${name} einblenden`,
  hide: (name) => `${name} ausblenden`,
  duplicate: (name) => `${name} duplizieren`,
  copyOf: (name) => `Kopie von ${name}`,
  duplicated: (name) => `„${name}“ angelegt. Das Produkt ist vorerst ausgeblendet.`,
  isVisible: (name) => `${name} ist sichtbar`,
  isHidden: (name) => `${name} ist ausgeblendet`,
  showing: {
    running: 'Produkte werden eingeblendet',
    done: (count) => `${products(count)} sichtbar`,
    undone: (count) => `${products(count)} wieder ausgeblendet`,
  },
  hiding: {
    running: 'Produkte werden ausgeblendet',
    done: (count) => `${products(count)} ausgeblendet`,
    undone: (count) => `${products(count)} wieder sichtbar`,
  },
  deleting: {
    running: 'Produkte werden gelöscht',
    done: (count) => `${products(count)} gelöscht`,
  },
  adding: {
    running: 'Produkte werden zur Kollektion hinzugefügt',
    done: (count) => `${products(count)} in der Kollektion`,
    undone: (count) => `${products(count)} wiederhergestellt`,
  },
  setting: {
    running: 'Produkte werden geändert',
    done: (count) => `${products(count)} geändert`,
    undone: (count) => `${products(count)} wiederhergestellt`,
  },
  properties: { cost: 'Einkaufspreis', weight: 'Gewicht', ribbon: 'Label', brand: 'Marke' },
  set: {
    cost: 'Einkaufspreis festlegen',
    weight: 'Gewicht festlegen',
    ribbon: 'Label festlegen',
    brand: 'Marke festlegen',
  },
  setTitle: (property, count) => `${property} von ${products(count)}`,
  setFor: (count) => `${products(count)} ändern`,
  emptyRemoves: 'Zum Entfernen leer lassen.',
  ownValuesGo: 'Ersetzt auch die Werte einzelner Varianten.',
  addTitle: (count) => `${products(count)} zu einer Kollektion hinzufügen`,
  add: 'Hinzufügen',
  deleteTitle: (count) => `${products(count)} löschen?`,
  deleteText:
    'Die Produkte werden mit Varianten, Bildern und Bestand endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  delete: 'Löschen',
  keep: 'Behalten',
  cancel: 'Abbrechen',
}

import type { Texts } from '../texts.ts'
import { countedProducts } from './counted.ts'

export const productList: Texts['productList'] = {
  type: 'Produktart',
  price: 'Preisspanne',
  types: { physical: 'Physisch', digital: 'Digital' },
  deletedCollection: 'Gelöschte Kollektion',
  linked: {
    loss: 'Unter dem Einkaufspreis',
    thin: (margin) => `Marge unter ${margin}`,
    since: (day) => `Angelegt ab ${day}`,
  },
  views: { unbuyable: 'Ausgeblendet oder ausverkauft', low: 'Knapp', hidden: 'Ausgeblendet' },
  showMany: 'Einblenden',
  hideMany: 'Ausblenden',
  addToCollection: 'Zu Kollektion hinzufügen',
  show: (name) => `${name} einblenden`,
  hide: (name) => `${name} ausblenden`,
  duplicate: (name) => `${name} duplizieren`,
  copyOf: (name) => `Kopie von ${name}`,
  duplicated: (name) => `„${name}“ angelegt. Das Produkt ist vorerst ausgeblendet.`,
  duplicatedWithout: {
    variants: (name) =>
      `„${name}“ angelegt, aber die Werte der Varianten wurden nicht kopiert. Tragen Sie sie hier ein.`,
    pictures: (name) =>
      `„${name}“ angelegt, aber nicht alle Bilder wurden kopiert. Fügen Sie sie hier hinzu.`,
    texts: (name) =>
      `„${name}“ angelegt, aber seine Infoabschnitte und Textfelder lassen sich nicht kopieren.`,
  },
  isVisible: (name) => `${name} ist sichtbar`,
  isHidden: (name) => `${name} ist ausgeblendet`,
  showing: {
    running: 'Produkte werden eingeblendet',
    done: (count) => `${countedProducts(count)} sichtbar`,
    undone: (count) => `${countedProducts(count)} wieder ausgeblendet`,
  },
  hiding: {
    running: 'Produkte werden ausgeblendet',
    done: (count) => `${countedProducts(count)} ausgeblendet`,
    undone: (count) => `${countedProducts(count)} wieder sichtbar`,
  },
  deleting: {
    running: 'Produkte werden gelöscht',
    done: (count) => `${countedProducts(count)} gelöscht`,
  },
  adding: {
    running: 'Produkte werden zur Kollektion hinzugefügt',
    done: (count) => `${countedProducts(count)} in der Kollektion`,
    undone: (count) => `${countedProducts(count)} wiederhergestellt`,
  },
  setting: {
    running: 'Produkte werden geändert',
    done: (count) => `${countedProducts(count)} geändert`,
    undone: (count) => `${countedProducts(count)} wiederhergestellt`,
  },
  set: {
    discount: 'Rabatt festlegen',
    cost: 'Einkaufspreis festlegen',
    weight: 'Gewicht festlegen',
    ribbon: 'Label festlegen',
    brand: 'Marke festlegen',
  },
  setTitle: (property, count) => `${property}: ${countedProducts(count)}`,
  setFor: (count) => `${countedProducts(count)} ändern`,
  emptyRemoves: 'Zum Entfernen leer lassen.',
  ownValuesGo: 'Ersetzt auch die Werte einzelner Varianten.',
  addTitle: (count) => `${countedProducts(count)} zu einer Kollektion hinzufügen`,
  deleteText:
    'Die Produkte werden mit Varianten, Bildern und Bestand endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
}

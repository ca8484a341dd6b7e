import type { Texts } from '../texts.ts'
import { counted, countedProducts, number } from './counted.ts'

export const collections: Texts['collections'] = {
  name: 'Kollektionen',
  notLoaded: 'Die Kollektionen konnten nicht geladen werden',
  none: 'Noch keine Kollektionen',
  count: counted({ one: '1 Kollektion', other: '# Kollektionen' }),
  search: 'Nach Namen suchen',
  create: 'Neue Kollektion',
  columns: { collection: 'Kollektion', products: 'Produkte', visibility: 'Sichtbarkeit' },
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  visibleInShop: 'Im Shop sichtbar',
  slugHelp: 'Der letzte Teil der URL der Kollektion. Leer lassen, um ihn aus dem Namen zu bilden.',
  created: 'Kollektion angelegt. Fügen Sie nun Produkte hinzu.',
  saved: 'Kollektion gespeichert',
  removal: (count) =>
    `Die Kollektion und ihre Seite werden endgültig gelöscht. Ihre Produkte (${number(count)}) bleiben im Shop. Das lässt sich nicht rückgängig machen.`,
  everything:
    'Die Plattform führt alle Produkte in dieser Kollektion. Die Kollektion lässt sich weder umbenennen noch ausblenden oder löschen, und Produkte lassen sich nicht daraus entfernen.',
  noProducts: 'Noch keine Produkte in dieser Kollektion',
  noOther: 'Keine passenden Produkte',
  takeOut: 'Aus Kollektion entfernen',
  addProducts: 'Produkte hinzufügen',
  pickerTitle: (name) => `Produkte zu ${name} hinzufügen`,
  alreadyIn: 'bereits hinzugefügt',
  add: (count) => (count === 0 ? 'Hinzufügen' : `${countedProducts(count)} hinzufügen`),
  many: {
    putIn: (count) => `${countedProducts(count)} zur Kollektion hinzugefügt`,
    takingOut: 'Produkte werden entfernt',
    takenOut: (count) => `${countedProducts(count)} aus der Kollektion entfernt`,
  },
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

const products = (count: number) =>
  plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` })

export const collections: Texts['collections'] = {
  name: 'Kollektionen',
  notLoaded: 'Die Kollektionen konnten nicht geladen werden',
  none: 'Noch keine Kollektionen',
  count: (count) => plural(count, { one: '1 Kollektion', other: `${number(count)} Kollektionen` }),
  search: 'Nach Namen suchen',
  create: 'Neue Kollektion',
  columns: { collection: 'Kollektion', products: 'Produkte', visibility: 'Sichtbarkeit' },
  number,
  visible: 'Sichtbar',
  hidden: 'Ausgeblendet',
  section: 'Kollektion',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    slug: 'URL-Slug',
    visible: 'Im Shop sichtbar',
  },
  slugHelp: 'Der letzte Teil der URL der Kollektion. Leer lassen, um ihn aus dem Namen zu bilden.',
  created: 'Kollektion angelegt. Fügen Sie nun Produkte hinzu.',
  saved: 'Kollektion gespeichert',
  products,
  removal: (count) =>
    `Die Kollektion und ihre Seite werden endgültig gelöscht. Die Produkte bleiben im Shop: ${products(count)}. Das lässt sich nicht rückgängig machen.`,
  everything:
    'Die Plattform führt alle Produkte in dieser Kollektion. Die Kollektion lässt sich weder umbenennen noch ausblenden oder löschen, und Produkte lassen sich nicht daraus entfernen.',
  loadingProducts: 'Wird geladen …',
  noProducts: 'Noch keine Produkte in dieser Kollektion',
  noOther: 'Keine passenden Produkte',
  takeOut: 'Aus Kollektion entfernen',
  addProducts: 'Produkte hinzufügen',
  pickerTitle: (name) => `Produkte zu ${name} hinzufügen`,
  pickerSearch: 'Name oder SKU suchen',
  alreadyIn: 'bereits hinzugefügt',
  cancel: 'Abbrechen',
  add: (count) =>
    count === 0
      ? 'Hinzufügen'
      : plural(count, {
          one: '1 Produkt hinzufügen',
          other: `${number(count)} Produkte hinzufügen`,
        }),
  many: {
    puttingIn: 'Produkte werden hinzugefügt',
    putIn: (count) =>
      plural(count, {
        one: '1 Produkt zur Kollektion hinzugefügt',
        other: `${number(count)} Produkte zur Kollektion hinzugefügt`,
      }),
    takingOut: 'Produkte werden entfernt',
    takenOut: (count) =>
      plural(count, {
        one: '1 Produkt aus der Kollektion entfernt',
        other: `${number(count)} Produkte aus der Kollektion entfernt`,
      }),
  },
}

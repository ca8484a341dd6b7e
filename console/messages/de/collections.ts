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
  hidden: 'Verborgen',
  section: 'Kollektion',
  fields: {
    name: 'Name',
    description: 'Beschreibung',
    slug: 'Kurzadresse',
    visible: 'Im Shop sichtbar',
  },
  slugHelp: 'Der letzte Teil der Adresse. Leer lassen, um ihn aus dem Namen zu bilden.',
  created: 'Kollektion angelegt. Nehmen Sie als Nächstes Produkte auf.',
  saved: 'Kollektion gespeichert',
  products,
  removal: (count) =>
    `Die Kollektion und ihre Seite werden endgültig gelöscht. Die Produkte bleiben im Shop: ${products(count)}. Das lässt sich nicht rückgängig machen.`,
  everything:
    'Die Plattform führt in dieser Kollektion alle Produkte. Sie lässt sich nicht umbenennen, verbergen oder löschen, und Produkte lassen sich nicht entfernen.',
  loadingProducts: 'Wird geladen …',
  noProducts: 'Noch keine Produkte in dieser Kollektion',
  noOther: 'Kein Produkt passt',
  takeOut: 'Herausnehmen',
  addProducts: 'Produkte aufnehmen',
  pickerTitle: (name) => `Produkte in ${name} aufnehmen`,
  pickerSearch: 'Name oder SKU suchen',
  alreadyIn: 'bereits aufgenommen',
  cancel: 'Abbrechen',
  add: (count) =>
    count === 0
      ? 'Aufnehmen'
      : plural(count, { one: '1 Produkt aufnehmen', other: `${number(count)} Produkte aufnehmen` }),
  many: {
    puttingIn: 'Produkte werden aufgenommen',
    putIn: (count) =>
      plural(count, {
        one: '1 Produkt ist in der Kollektion',
        other: `${number(count)} Produkte sind in der Kollektion`,
      }),
    takingOut: 'Produkte werden herausgenommen',
    takenOut: (count) =>
      plural(count, {
        one: '1 Produkt wurde herausgenommen',
        other: `${number(count)} Produkte wurden herausgenommen`,
      }),
  },
}

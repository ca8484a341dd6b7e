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
  slugHelp: 'Der letzte Teil ihrer Adresse im Shop; leer wird er aus dem Namen gebildet.',
  created: 'Kollektion angelegt. Nehmen Sie jetzt Produkte auf.',
  saved: 'Kollektion gespeichert',
  products,
  removal: (count) =>
    `Die Kollektion und ihre Seite werden endgültig gelöscht; was darin ist, bleibt im Shop: ${products(count)}. Das lässt sich nicht rückgängig machen.`,
  everything:
    'Jedes Produkt des Shops ist in dieser Kollektion. Sie gehört der Plattform: Sie lässt sich nicht umbenennen, verbergen oder löschen, und Produkte lassen sich nicht herausnehmen.',
  loadingProducts: 'Wird geladen …',
  noProducts: 'In dieser Kollektion ist noch kein Produkt',
  noOther: 'Kein Produkt passt',
  takeOut: 'Herausnehmen',
  addProducts: 'Produkte aufnehmen',
  pickerTitle: (name) => `Produkte in ${name} aufnehmen`,
  pickerSearch: 'Name oder SKU suchen',
  alreadyIn: 'schon darin',
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

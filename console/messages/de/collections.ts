import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const collections: Texts['collections'] = {
  name: 'Kollektionen',
  loading: 'Kollektionen werden geladen',
  notLoaded: 'Die Kollektionen konnten nicht geladen werden',
  none: 'Noch keine Kollektionen',
  count: (count) => plural(count, { one: '1 Kollektion', other: `${number(count)} Kollektionen` }),
  search: 'Nach Namen suchen',
  create: 'Neue Kollektion',
  unnamed: 'Kollektion ohne Namen',
  columns: { collection: 'Kollektion', products: 'Produkte' },
  section: 'Kollektion',
  fields: { name: 'Name', description: 'Beschreibung' },
  created: 'Kollektion angelegt. Nehmen Sie jetzt Produkte auf.',
  saved: 'Kollektion gespeichert',
  removal:
    'Die Kollektion wird endgültig gelöscht, ihre Produkte bleiben. Das lässt sich nicht rückgängig machen.',
  everything: 'Jedes Produkt des Shops ist in dieser Kollektion.',
  atOnce: 'Änderungen gelten hier sofort.',
  firstOf: (shown, total) => `Die ersten ${number(shown)} von ${number(total)} Produkten.`,
  loadingProducts: 'Wird geladen …',
  noProducts: 'In dieser Kollektion ist noch kein Produkt.',
  addProduct: 'Produkt aufnehmen',
  added: (product) => `${product} ist in der Kollektion`,
  noOther: 'Kein anderes Produkt passt',
  takeOut: 'Herausnehmen',
  takeOutOf: (product) => `${product} aus der Kollektion nehmen`,
  takenOut: (product) => `${product} wurde herausgenommen`,
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const inventory: Texts['inventory'] = {
  name: 'Bestand',
  loading: 'Bestand wird geladen',
  notLoaded: 'Der Bestand konnte nicht geladen werden',
  none: 'Noch kein Bestand',
  count: (count) => plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` }),
  search: 'Nach Produkt suchen',
  columns: { product: 'Produkt', units: 'Stück', level: 'Stand', changed: 'Letzte Änderung' },
  variants: (count) => plural(count, { one: '1 Variante', other: `${number(count)} Varianten` }),
  notCounted: 'Nicht gezählt',
  unnamed: 'Produkt ohne Namen',
  section: 'Bestand',
  atOnce: 'Änderungen gelten hier sofort.',
  countUnits: 'Stück zählen',
  counted: 'Der Bestand wird gezählt',
  noLongerCounted: 'Der Bestand wird nicht mehr gezählt',
  unitsOf: (units, name) => `${number(units)} Stück von ${name}`,
  units: 'Stück',
  unitsFor: (name) => `Stück für ${name}`,
  remove: (name) => `Stück von ${name} abziehen`,
  add: (name) => `Stück von ${name} hinzufügen`,
  setUnits: (name) => `Stückzahl von ${name} setzen`,
  set: 'Setzen',
  removed: (name, units) => `${name}: ${number(units)} abgezogen`,
  added: (name, units) => `${name}: ${number(units)} hinzugefügt`,
  wasSet: (name, units) => `${name}: auf ${number(units)} gesetzt`,
  inStock: (name) => `${name} vorrätig`,
  isInStock: (name) => `${name} ist vorrätig`,
  isOut: (name) => `${name} ist ausverkauft`,
}

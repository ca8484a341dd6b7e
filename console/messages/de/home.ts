import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const home: Texts['home'] = {
  name: 'Start',
  loading: 'Der Shop wird geladen',
  notLoaded: 'Der Shop konnte nicht geladen werden',
  notAllowed: 'Sie haben keine Berechtigung für diese Übersicht',
  tryAgain: 'Erneut versuchen',
  toDo: 'Aufgaben',
  nothingToDo: 'Alles erledigt.',
  waiting: (count) =>
    plural(count, {
      one: '1 Mitglied wartet auf Freigabe',
      other: `${number(count)} Mitglieder warten auf Freigabe`,
    }),
  low: (count) =>
    plural(count, { one: '1 Produkt wird knapp', other: `${number(count)} Produkte werden knapp` }),
  unbuyable: (count) =>
    plural(count, {
      one: '1 Produkt kann nicht gekauft werden',
      other: `${number(count)} Produkte können nicht gekauft werden`,
    }),
  belowCost: (count) =>
    plural(count, {
      one: '1 Produkt wird unter dem Einkaufspreis verkauft',
      other: `${number(count)} Produkte werden unter dem Einkaufspreis verkauft`,
    }),
  more: (count) => `und ${number(count)} weitere`,
  stockValue: 'Bestandswert',
  margins: 'Margen',
  growth: 'Wachstum des Sortiments',
  joined: 'Neue Mitglieder',
  newest: (count) => `Auf Basis der ${number(count)} zuletzt geänderten Produkte`,
  someMembers: (count) => `Auf Basis der ${number(count)} Mitglieder, die diese Plattform meldet`,
  withCost: (count) =>
    plural(count, {
      one: '1 Produkt mit Einkaufspreis',
      other: `${number(count)} Produkte mit Einkaufspreis`,
    }),
  inCatalogue: (count) => plural(count, { one: '1 Produkt', other: `${number(count)} Produkte` }),
  memberCount: (count) =>
    plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  losses: 'Verlust',
  product: 'Produkt',
  products: 'Produkte',
  members: 'Mitglieder',
  value: 'Wert',
  margin: 'Marge',
  month: 'Monat',
  noFigures: 'Noch keine Zahlen.',
}

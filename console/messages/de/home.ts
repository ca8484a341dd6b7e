import type { Texts } from '../texts.ts'
import { counted, countedProducts, number } from './counted.ts'

export const home: Texts['home'] = {
  name: 'Startseite',
  loading: 'Der Shop wird geladen',
  notLoaded: 'Der Shop konnte nicht geladen werden',
  toDo: 'Aufgaben',
  nothingToDo: 'Alles erledigt.',
  waiting: counted({
    one: '1 Mitglied wartet auf Freigabe',
    other: '# Mitglieder warten auf Freigabe',
  }),
  low: counted({ one: '1 Produkt wird knapp', other: '# Produkte werden knapp' }),
  unbuyable: counted({
    one: '1 Produkt ist ausgeblendet oder ausverkauft',
    other: '# Produkte sind ausgeblendet oder ausverkauft',
  }),
  belowCost: counted({
    one: '1 Produkt wird unter dem Einkaufspreis verkauft',
    other: '# Produkte werden unter dem Einkaufspreis verkauft',
  }),
  stockValue: 'Bestandswert',
  margins: 'Margen',
  growth: 'Wachstum des Sortiments',
  joined: 'Neue Mitglieder',
  inMonths: (count, months) => `${number(count)} in ${number(months)} Monaten`,
  newest: (count) => `Auf Basis der ${number(count)} zuletzt geänderten Produkte`,
  someMembers: (count) => `Auf Basis der ${number(count)} Mitglieder, die diese Plattform meldet`,
  thin: (count, margin) => `${countedProducts(count)} unter ${margin}`,
  losses: 'Verlust',
  value: 'Wert',
  month: 'Monat',
  noFigures: 'Noch keine Zahlen.',
}

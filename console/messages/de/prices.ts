import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { counted, number } from './counted.ts'

const changing = counted({ one: '1 Preis ändert sich', other: '# Preise ändern sich' })

export const prices: Texts['prices'] = {
  title: 'Preise ändern',
  by: 'Ändern um',
  percent: 'Prozent',
  amount: 'Betrag',
  percentValue: 'Prozentsatz',
  amountValue: 'Betrag je Preis',
  direction: 'Richtung',
  increase: 'Erhöhen',
  decrease: 'Senken',
  rounding: 'Runden auf',
  keepCents: 'Nicht runden',
  endsIn: (ending) => ending.replace('.', ','),
  reading: 'Aktuelle Preise werden geladen …',
  readOf: (read, total) => `${number(read)} von ${number(total)} Produkten`,
  summary: ({ changes, losses, problems }) =>
    joined(' · ', [
      changing(changes),
      losses > 0 && `${number(losses)} unter dem Einkaufspreis`,
      problems > 0 && `${number(problems)} nicht änderbar`,
    ]),
  table: 'Preise vorher und nachher',
  before: 'Vorher',
  after: 'Nachher',
  profit: 'Neuer Gewinn',
  loss: 'unter dem Einkaufspreis',
  problems: {
    belowZero: 'Unter null',
    tooHigh: 'Zu hoch',
    discountAbovePrice: 'Rabatt über dem Preis',
  },
  apply: counted({ one: '1 Preis ändern', other: '# Preise ändern' }),
  job: {
    running: 'Preise werden geändert',
    done: counted({
      one: 'Preise von 1 Produkt geändert',
      other: 'Preise von # Produkten geändert',
    }),
    undone: counted({
      one: 'Preise von 1 Produkt wiederhergestellt',
      other: 'Preise von # Produkten wiederhergestellt',
    }),
  },
}

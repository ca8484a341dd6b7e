import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

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
      plural(changes, {
        one: '1 Preis ändert sich',
        other: `${number(changes)} Preise ändern sich`,
      }),
      losses > 0 && `${number(losses)} unter dem Einkaufspreis`,
      problems > 0 && `${number(problems)} nicht änderbar`,
    ]),
  table: 'Preise vorher und nachher',
  product: 'Produkt',
  before: 'Vorher',
  after: 'Nachher',
  profit: 'Neuer Gewinn',
  loss: 'unter dem Einkaufspreis',
  problems: {
    belowZero: 'Unter null',
    tooHigh: 'Zu hoch',
    discountAbovePrice: 'Rabatt über dem Preis',
  },
  cancel: 'Abbrechen',
  apply: (count) =>
    plural(count, { one: '1 Preis ändern', other: `${number(count)} Preise ändern` }),
  busy: 'Eine andere Sammeländerung läuft noch',
  job: {
    running: 'Preise werden geändert',
    done: (count) =>
      plural(count, {
        one: 'Preise von 1 Produkt geändert',
        other: `Preise von ${number(count)} Produkten geändert`,
      }),
    undone: (count) =>
      plural(count, {
        one: 'Preise von 1 Produkt wiederhergestellt',
        other: `Preise von ${number(count)} Produkten wiederhergestellt`,
      }),
  },
}

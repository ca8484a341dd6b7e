import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const prices: Texts['prices'] = {
  title: 'Preise ändern',
  by: 'Ändern um',
  percent: 'Prozent',
  amount: 'Betrag',
  percentValue: 'Prozent dazu',
  amountValue: 'Betrag dazu',
  valueHint: 'Ein Minus senkt die Preise: -10',
  noNumber: 'Geben Sie eine Zahl ein, etwa 7 oder -2,50',
  rounding: 'Runden auf',
  keepCents: 'Beliebige Cent',
  endsIn: (ending) => ending.replace('.', ','),
  reading: 'Die Preise werden gelesen, wie sie jetzt sind…',
  summary: ({ changes, losses, problems }) =>
    [
      plural(changes, {
        one: '1 Preis ändert sich',
        other: `${number(changes)} Preise ändern sich`,
      }),
      losses > 0 && `${number(losses)} unter dem Einkaufspreis`,
      problems > 0 && `${number(problems)} nicht zu ändern`,
    ]
      .filter((text) => text !== false)
      .join(' · '),
  table: 'Preise vorher und nachher',
  product: 'Produkt',
  before: 'Vorher',
  after: 'Nachher',
  profit: 'Gewinn danach',
  ownPrices: (count) =>
    plural(count, {
      one: '1 Variante mit eigenem Preis',
      other: `${number(count)} Varianten mit eigenen Preisen`,
    }),
  loss: 'unter dem Einkaufspreis',
  problems: {
    belowZero: 'Unter null',
    tooHigh: 'Zu hoch',
    discountAbovePrice: 'Rabatt über dem Preis',
  },
  more: (count) => `Und ${number(count)} weitere`,
  cancel: 'Abbrechen',
  apply: (count) =>
    plural(count, { one: '1 Preis ändern', other: `${number(count)} Preise ändern` }),
  busy: 'Eine andere Änderung läuft noch',
  job: {
    running: 'Preise werden geändert',
    done: (count) =>
      plural(count, { one: '1 Preis geändert', other: `${number(count)} Preise geändert` }),
    undone: (count) =>
      plural(count, {
        one: '1 Preis ist wie zuvor',
        other: `${number(count)} Preise sind wie zuvor`,
      }),
  },
}

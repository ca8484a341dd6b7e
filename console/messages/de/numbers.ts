import type { Texts } from '../texts.ts'

export const numbers: Texts['numbers'] = {
  means: (value) => `= ${value}`,
  which: 'Welche Zahl ist gemeint?',
  readAs: (value, other) => `Als ${value} verstanden. Möglich ist auch ${other}.`,
  eitherOf: (one, other) => `Das kann ${one} oder ${other} bedeuten. Wählen Sie eines davon.`,
  meantInstead: (value) => `Meinten Sie ${value}?`,
  faults: {
    noNumber: (example) => `muss eine Zahl sein, etwa ${example}`,
    brackets: 'darf nicht in Klammern stehen: das bedeutet einen negativen Betrag',
    exponent: 'muss ausgeschrieben sein: 1000 statt 1e3',
    notWhole: 'muss eine ganze Zahl sein',
  },
}

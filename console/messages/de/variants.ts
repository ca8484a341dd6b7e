import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const variants: Texts['variants'] = {
  options: 'Optionen',
  optionsHint: 'Was ein Käufer wählt, etwa Größe oder Farbe.',
  addOption: 'Option hinzufügen',
  newOption: 'Neue Option',
  optionName: 'Optionsname',
  choices: 'Auswahl',
  choicesHint: 'Mit der Eingabetaste fügen Sie einen Auswahlwert hinzu.',
  choicesOf: (option) => (option === '' ? 'Auswahl' : `Auswahl von ${option}`),
  removeOption: (option) => (option === '' ? 'Diese Option entfernen' : `${option} entfernen`),
  removeChoice: (choice) => `${choice} entfernen`,
  twice: (choice) => `„${choice}“ ist bereits vorhanden.`,
  asColours: 'Als Farben anzeigen',
  colourOf: (choice) => `Farbe von ${choice}`,
  tooMany: (count, most) =>
    `Diese Auswahl ergibt ${number(count)} Varianten; erlaubt sind höchstens ${number(most)} pro Produkt.`,
  effect: ({ added, lost }) =>
    joined(' ', [
      added > 0 &&
        plural(added, {
          one: 'Beim Speichern entsteht eine Variante.',
          other: `Beim Speichern entstehen ${number(added)} Varianten.`,
        }),
      lost > 0 &&
        plural(lost, {
          one: 'Beim Speichern wird eine Variante mit Preis und Bestand entfernt.',
          other: `Beim Speichern werden ${number(lost)} Varianten mit Preisen und Bestand entfernt.`,
        }),
    ]),
  variants: 'Varianten',
  variantsHint:
    'Graue Werte stammen vom Produkt. Sie können einen Bereich aus einer Tabelle in jede Zelle einfügen.',
  columns: {
    variant: 'Variante',
    price: 'Preis',
    cost: 'Einkaufspreis',
    weight: 'Gewicht',
    sku: 'SKU',
    visible: 'Sichtbar',
    units: 'Stück',
    inStock: 'Vorrätig',
  },
  cell: (column, variant) => `${column} von ${variant}`,
  yes: 'Ja',
  no: 'Nein',
  fillDown: (column) => `${column} nach unten ausfüllen`,
  gridHint: 'Pfeiltasten bewegen, Tippen ersetzt, Strg D füllt nach unten aus.',
  refused: 'Ungültiger Wert für diese Spalte. Mit Escape machen Sie ihn rückgängig.',
  pasted: (written, refused) =>
    joined(' ', [
      plural(written, {
        one: 'Eine Zelle eingefügt.',
        other: `${number(written)} Zellen eingefügt.`,
      }),
      refused > 0 &&
        plural(refused, { one: 'Eine passte nicht.', other: `${number(refused)} passten nicht.` }),
    ]),
  reset: 'Zurücksetzen',
  resetTitle: 'Alle Varianten zurücksetzen?',
  resetText:
    'Preis, Einkaufspreis, Gewicht, SKU und Sichtbarkeit aller Varianten werden auf die Werte des Produkts zurückgesetzt. Der Bestand bleibt. Das lässt sich nicht rückgängig machen.',
  wereReset: 'Varianten auf die Werte des Produkts zurückgesetzt',
  keep: 'Behalten',
}

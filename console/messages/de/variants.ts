import { formatsOf } from '../formats.ts'
import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const variants: Texts['variants'] = {
  options: 'Optionen',
  optionsHint: 'Was ein Käufer wählt, etwa Größe oder Farbe.',
  addOption: 'Option hinzufügen',
  newOption: 'Neue Option',
  optionName: 'Name der Option',
  choices: 'Auswahl',
  choicesHint: 'Die Eingabetaste fügt eine Auswahl hinzu.',
  choicesOf: (option) => (option === '' ? 'Auswahl' : `Auswahl von ${option}`),
  removeOption: (option) => (option === '' ? 'Diese Option entfernen' : `${option} entfernen`),
  removeChoice: (choice) => `${choice} entfernen`,
  twice: (choice) => `„${choice}“ gibt es schon.`,
  asColours: 'Als Farben zeigen',
  colourOf: (choice) => `Farbe von ${choice}`,
  tooMany: (count, most) =>
    `Diese Auswahl ergibt ${number(count)} Varianten; ein Produkt hat höchstens ${number(most)}.`,
  effect: ({ added, lost }) =>
    joined(' ', [
      added > 0 &&
        plural(added, {
          one: 'Beim Speichern entsteht eine Variante.',
          other: `Beim Speichern entstehen ${number(added)} Varianten.`,
        }),
      lost > 0 &&
        plural(lost, {
          one: 'Eine Variante fällt weg, mit Preis und Bestand.',
          other: `${number(lost)} Varianten fallen weg, mit Preisen und Bestand.`,
        }),
    ]),
  variants: 'Varianten',
  variantsHint:
    'Graue Werte sind die des Produkts. Ein Bereich aus einer Tabelle lässt sich in jede Zelle einfügen.',
  columns: {
    variant: 'Variante',
    price: 'Preis',
    cost: 'Einkauf',
    weight: 'Gewicht',
    sku: 'SKU',
    visible: 'Sichtbar',
    units: 'Stück',
    inStock: 'Vorrätig',
  },
  cell: (column, variant) => `${column} von ${variant}`,
  yes: 'Ja',
  no: 'Nein',
  fillDown: (column) => `${column} nach unten füllen`,
  gridHint: 'Pfeile bewegen, Tippen gibt ein, Strg D füllt nach unten.',
  refused: 'Das passt nicht in die Spalte. Escape nimmt es zurück.',
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
    'Preis, Einkaufspreis, Gewicht, SKU und Sichtbarkeit jeder Variante werden die des Produkts. Der Bestand bleibt. Das lässt sich nicht rückgängig machen.',
  wereReset: 'Die Varianten haben wieder die Werte des Produkts',
  keep: 'Behalten',
}

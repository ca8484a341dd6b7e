import { joined } from '../joined.ts'
import type { Texts } from '../texts.ts'
import { counted, number } from './counted.ts'

const adding = counted({
  one: 'Beim Speichern entsteht eine Variante.',
  other: 'Beim Speichern entstehen # Varianten.',
})

const removing = counted({
  one: 'Beim Speichern wird eine Variante mit Preis und Bestand entfernt.',
  other: 'Beim Speichern werden # Varianten mit Preisen und Bestand entfernt.',
})

const cells = counted({ one: 'Eine Zelle eingefügt.', other: '# Zellen eingefügt.' })

const misfits = counted({ one: 'Eine passte nicht.', other: '# passten nicht.' })

export const variants: Texts['variants'] = {
  options: 'Optionen',
  optionsHint: 'Was ein Käufer wählt, etwa Größe oder Farbe.',
  addOption: 'Option hinzufügen',
  newOption: 'Neue Option',
  optionName: 'Optionsname',
  choices: 'Optionswerte',
  choicesHint: 'Mit der Eingabetaste fügen Sie einen Optionswert hinzu.',
  choicesOf: (option) => (option === '' ? 'Optionswerte' : `Werte von ${option}`),
  removeOption: (option) => (option === '' ? 'Diese Option entfernen' : `${option} entfernen`),
  renameChoice: (choice) => `${choice} umbenennen`,
  newNameOf: (choice) => `Neuer Name für ${choice}`,
  removeChoice: (choice) => `${choice} entfernen`,
  twice: (choice) => `„${choice}“ ist bereits vorhanden.`,
  shortened: (count, most) =>
    `Auf ${number(most)} Zeichen gekürzte Optionswerte: ${number(count)}.`,
  leftOut: (count, most) =>
    `Nicht hinzugefügte Optionswerte: ${number(count)}. Erlaubt sind höchstens ${number(most)} pro Option.`,
  asColours: 'Als Farben anzeigen',
  colourOf: (choice) => `Farbe von ${choice}`,
  tooMany: (count, most) =>
    `Diese Optionswerte ergeben ${number(count)} Varianten; erlaubt sind höchstens ${number(most)} pro Produkt.`,
  effect: ({ added, lost }) =>
    joined(' ', [added > 0 && adding(added), lost > 0 && removing(lost)]),
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
  sharedSku: 'Eine andere Variante hat dieselbe SKU.',
  gridHint:
    'Pfeiltasten bewegen, Tippen ersetzt, Strg D füllt nach unten aus, Strg A und C kopieren alles.',
  refused: 'Ungültiger Wert für diese Spalte. Mit Escape verwerfen Sie ihn.',
  notKept: (text) => `„${text}“ ist hier kein gültiger Wert und wurde nicht übernommen.`,
  pasted: (written, refused) => joined(' ', [cells(written), refused > 0 && misfits(refused)]),
  reset: 'Zurücksetzen',
  resetTitle: 'Alle Varianten zurücksetzen?',
  resetText:
    'Preis, Einkaufspreis und Gewicht aller Varianten werden auf die Werte des Produkts zurückgesetzt. Jede wird sichtbar und verliert ihre SKU. Der Bestand bleibt. Das lässt sich nicht rückgängig machen.',
  wereReset: 'Varianten auf die Werte des Produkts zurückgesetzt',
}

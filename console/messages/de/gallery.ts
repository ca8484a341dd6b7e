import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number } = formatsOf('de')

export const gallery: Texts['gallery'] = {
  title: 'Bilder',
  none: 'Noch kein Bild. Das erste erscheint in Listen und Suchergebnissen.',
  orderHint:
    'Zum Ordnen ziehen oder die Pfeiltasten auf einem Bild benutzen. Das erste ist das Hauptbild.',
  picture: 'Produktbild',
  main: 'Hauptbild',
  card: (name, place, count) => `${name}, Bild ${number(place)} von ${number(count)}`,
  movedTo: (place, count) => `Auf Platz ${number(place)} von ${number(count)} verschoben`,
  earlier: (name) => `${name} nach vorn`,
  later: (name) => `${name} nach hinten`,
  remove: (name) => `${name} entfernen`,
  removed: 'Bild entfernt',
  everyChoice: 'Für jede Auswahl',
  choicesOf: (name) => `Auswahl, die ${name} zeigt`,
  add: 'Bild hinzufügen',
  address: 'Adresse des Bildes',
  addressHint: 'Die Adresse eines Bildes im Web. Der Shop behält eine Kopie.',
  notAnAddress: 'Das ist keine Adresse im Web: Sie beginnt mit https://',
  addThis: 'Hinzufügen',
  close: 'Schließen',
  preview: 'Vorschau des Bildes',
  noPreview: 'An dieser Adresse ist kein Bild',
  previewPlace: 'Hier erscheint das Bild',
}

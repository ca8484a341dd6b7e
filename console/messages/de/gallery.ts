import type { Texts } from '../texts.ts'
import { number } from './counted.ts'

export const gallery: Texts['gallery'] = {
  title: 'Bilder',
  none: 'Noch keine Bilder. Das erste erscheint in Listen und Suchergebnissen.',
  orderHint: 'Zum Umordnen ziehen oder die Pfeile verwenden. Das erste ist das Hauptbild.',
  picture: 'Produktbild',
  main: 'Hauptbild',
  card: (name, place, count) => `${name}, Bild ${number(place)} von ${number(count)}`,
  movedTo: (place, count) => `Auf Platz ${number(place)} von ${number(count)} verschoben`,
  earlier: (name) => `${name} nach vorn verschieben`,
  later: (name) => `${name} nach hinten verschieben`,
  remove: (name) => `${name} entfernen`,
  removed: 'Bild entfernt',
  everyChoice: 'Alle Optionswerte',
  choicesOf: (name) => `Optionswerte, die ${name} zeigt`,
  add: 'Bild hinzufügen',
  address: 'Bildadresse',
  addressHint: 'Die Webadresse des Bildes. Der Shop speichert eine Kopie.',
  notAnAddress: 'Geben Sie die Webadresse eines Bildes ein, die mit https:// beginnt',
  addThis: 'Hinzufügen',
  preview: 'Bildvorschau',
  noPreview: 'Unter dieser Adresse wurde kein Bild gefunden',
  previewPlace: 'Hier erscheint die Vorschau',
}

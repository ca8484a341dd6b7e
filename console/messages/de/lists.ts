import type { Texts } from '../texts.ts'

export const lists: Texts['lists'] = {
  clearSearch: 'Suche leeren',
  all: 'Alle',
  pages: 'Seiten',
  perPage: 'Pro Seite',
  range: (first, last, total) => `${first}–${last} von ${total}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  loading: 'Wird geladen …',
  noMatch: {
    heading: 'Kein Treffer',
    text: 'Versuchen Sie es mit weniger Buchstaben oder einem anderen Filter.',
    clear: 'Suche und Filter leeren',
  },
  empty: 'Sie erscheinen hier, sobald der Shop welche hat.',
  tryAgain: 'Noch einmal versuchen',
}

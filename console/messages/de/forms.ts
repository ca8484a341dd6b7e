import type { Texts } from '../texts.ts'

export const forms: Texts['forms'] = {
  save: 'Speichern',
  create: 'Anlegen',
  discard: 'Verwerfen',
  unsaved: 'Nicht gespeicherte Änderungen',
  notCreated: 'Noch nicht angelegt',
  on: 'An',
  off: 'Aus',
  required: 'Pflichtfeld',
  invalid: 'Einige Felder müssen noch geprüft werden.',
  remove: {
    button: 'Löschen',
    title: (name) => `„${name}“ löschen?`,
    keep: 'Behalten',
    done: (name) => `„${name}“ wurde gelöscht`,
  },
  gone: {
    title: 'Nicht gefunden',
    heading: 'Diesen Eintrag gibt es nicht mehr',
    text: 'Vielleicht wurde er inzwischen gelöscht.',
  },
  notLoaded: {
    title: 'Nicht geladen',
    heading: 'Dieser Eintrag konnte nicht geladen werden',
  },
  tryAgain: 'Noch einmal versuchen',
  attention: (count) =>
    count === 1 ? 'Ein Feld muss geprüft werden.' : `${count} Felder müssen geprüft werden.`,
  didNotWork: 'Das hat nicht geklappt.',
}

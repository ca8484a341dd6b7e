import { isolated } from '../isolated.ts'
import type { Texts } from '../texts.ts'
import { counted, number } from './counted.ts'

export const forms: Texts['forms'] = {
  save: 'Speichern',
  create: 'Anlegen',
  discard: 'Verwerfen',
  unsaved: 'Nicht gespeicherte Änderungen',
  willChange: (fields) => `Geändert wird: ${fields}`,
  places: (field, count) => `${isolated(field)} (${number(count)} Stellen)`,
  otherFields: 'Andere Felder',
  refused: counted({
    one: 'Ein Feld muss geprüft werden:',
    other: '# Felder müssen geprüft werden:',
  }),
  notSaved: 'Nicht gespeichert.',
  waitsForNetwork:
    'Sie sind offline. Ihre Änderungen werden gespeichert, sobald die Verbindung wieder steht.',
  waitsForSignIn: 'Ihre Änderungen werden gespeichert, sobald Sie wieder angemeldet sind.',
  saving: 'Wird gespeichert …',
  empty: 'leer',
  entries: counted({ one: '1 Eintrag', other: '# Einträge' }),
  fromTo: (from, to) => `${isolated(from)} → ${isolated(to)}`,
  leave: {
    title: 'Ohne Speichern verlassen?',
    text: 'Diese Änderungen sind noch nicht gespeichert:',
    saving: 'Diese Änderungen werden gerade gespeichert. Warten Sie, bis das abgeschlossen ist:',
    stay: 'Hier bleiben',
    go: 'Ohne Speichern verlassen',
    save: 'Speichern und verlassen',
  },
  draft: {
    title: 'Nicht gespeicherte Änderungen gefunden',
    text: (when) => `Zuletzt bearbeitet: ${when}.`,
    restore: 'Änderungen wiederherstellen',
    discard: 'Änderungen verwerfen',
    restored: 'Änderungen wiederhergestellt. Speichern Sie sie, wenn Sie so weit sind.',
    unreadable: 'Die Änderungen konnten nicht wiederhergestellt werden',
  },
  conflict: {
    title: 'Seit dem Öffnen von jemand anderem geändert',
    text: 'Wählen Sie Feld für Feld, was bleibt. Alles andere bleibt, wie Sie es eingegeben haben.',
    theirs: 'Andere Änderung',
    mine: 'Meine Änderung',
    save: 'Auswahl speichern',
    back: 'Zurück zum Formular',
  },
  on: 'An',
  off: 'Aus',
  remove: {
    typeName: (name) => `„${name}“ eingeben, um zu löschen`,
    button: 'Löschen',
    title: (name) => `„${name}“ löschen?`,
    done: (name) => `„${name}“ wurde gelöscht`,
  },
  gone: {
    heading: 'Dieser Eintrag existiert nicht mehr',
    text: 'Vielleicht wurde er inzwischen gelöscht.',
  },
  notLoaded: {
    title: 'Nicht geladen',
    heading: 'Dieser Eintrag konnte nicht geladen werden',
  },
}

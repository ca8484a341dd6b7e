import type { Texts } from '../texts.ts'
import { counted } from './counted.ts'

export const errors: Texts['errors'] = {
  unknown: 'Etwas ist schiefgegangen. Versuchen Sie es erneut.',
  offline: 'Sie sind offline. Versuchen Sie es erneut, sobald die Verbindung wieder steht.',
  unreachable:
    'Der Shop ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  unsure:
    'Der Shop hat das nicht bestätigt. Prüfen Sie, ob es übernommen wurde, bevor Sie es erneut versuchen.',
  signedOut: 'Sie sind abgemeldet. Melden Sie sich an, um weiterzumachen.',
  forbidden: 'Ihr Konto hat dafür keine Berechtigung. Melden Sie sich mit dem Inhaberkonto an.',
  mayNotChange: {
    products:
      'Ihr Konto ist nicht berechtigt, Produkte zu ändern. Melden Sie sich mit dem Inhaberkonto an.',
    collections:
      'Ihr Konto ist nicht berechtigt, Kollektionen zu ändern. Melden Sie sich mit dem Inhaberkonto an.',
    inventory:
      'Ihr Konto ist nicht berechtigt, den Bestand zu ändern. Melden Sie sich mit dem Inhaberkonto an.',
    members:
      'Ihr Konto ist nicht berechtigt, Mitglieder zu ändern. Melden Sie sich mit dem Inhaberkonto an.',
  },
  gone: 'Dieser Eintrag existiert nicht mehr. Vielleicht wurde er inzwischen gelöscht.',
  invalid: 'Der Shop hat einen Teil der Eingaben abgelehnt.',
  changed:
    'Jemand anderes hat das gleichzeitig geändert. Prüfen Sie die Änderung und versuchen Sie es erneut.',
  tooFew: 'So viele Stück sind nicht mehr vorrätig. Prüfen Sie den Bestand.',
  busy: counted({
    one: 'Der Shop ist ausgelastet. Warten Sie eine Minute und versuchen Sie es erneut.',
    other: 'Der Shop ist ausgelastet. Warten Sie # Minuten und versuchen Sie es erneut.',
  }),
  tooLarge:
    'Das ist mehr, als der Shop auf einmal annimmt. Reduzieren Sie die Menge und versuchen Sie es erneut.',
  full: 'Der Speicherplatz des Shops ist voll. Ihre Eingaben sind nicht verloren: Geben Sie Speicherplatz frei und versuchen Sie es erneut.',
  refused: 'Der Shop hat das abgelehnt. Prüfen Sie es und versuchen Sie es erneut.',
  broken:
    'Im Shop ist ein interner Fehler aufgetreten. Ihre Eingaben sind nicht verloren: Versuchen Sie es gleich erneut.',
  said: (what, platformText) => `${what} Details: ${platformText}`,
  of: (name, what) => `${name}: ${what}`,
  requestId: (id) => `Anfrage-ID ${id}`,
  codes: {
    OWNER_CANNOT_BE_BLOCKED: 'Das Inhaberkonto kann nicht gesperrt werden.',
    OWNER_CANNOT_BE_DELETED: 'Das Inhaberkonto kann nicht gelöscht werden.',
    OWNER_CANNOT_BE_MUTED: 'Das Inhaberkonto kann nicht stummgeschaltet werden.',
    SLUG_ALREADY_EXISTS: 'Diese Adresse ist bereits vergeben. Wählen Sie eine andere.',
    MEMBER_ALREADY_EXISTS: 'Ein anderes Mitglied verwendet diese E-Mail-Adresse bereits.',
    DUPLICATE_EMAIL: 'Ein anderes Mitglied verwendet diese E-Mail-Adresse bereits.',
  },
  rules: {
    required: 'ist erforderlich',
    notEmpty: 'darf nicht leer sein',
    notNegative: 'darf nicht negativ sein',
    atLeast: (limit) => `muss mindestens ${limit} sein`,
    atMost: (limit) => `darf höchstens ${limit} sein`,
    moreThan: (limit) => `muss mehr als ${limit} sein`,
    lessThan: (limit) => `muss weniger als ${limit} sein`,
    atLeastCharacters: (limit) => `muss mindestens ${limit} Zeichen haben`,
    atMostCharacters: (limit) => `darf höchstens ${limit} Zeichen haben`,
    atLeastItems: (limit) => `muss mindestens ${limit} Einträge haben`,
    atMostItems: (limit) => `darf höchstens ${limit} Einträge haben`,
    atMostDecimals: (limit) => `darf höchstens ${limit} Nachkommastellen haben`,
    email: 'muss eine E-Mail-Adresse sein',
    date: 'muss ein Datum wie 1990-12-31 sein',
    webAddress: 'muss eine Adresse sein, die mit https:// beginnt',
    form: 'hat das falsche Format',
    choice: 'muss einer der vorgegebenen Werte sein',
    exclusive: 'lässt sich nicht mit einem anderen Feld kombinieren',
    notAllowed: 'kann hier nicht festgelegt werden',
  },
  hiddenField: 'Ein Feld, das nicht auf dieser Seite ist',
}

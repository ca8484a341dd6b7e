import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  unknown: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
  offline: 'Sie sind offline. Versuchen Sie es noch einmal, sobald die Verbindung wieder steht.',
  unreachable:
    'Der Shop ist nicht erreichbar. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  signedOut: 'Sie sind abgemeldet. Melden Sie sich an, um weiterzumachen.',
  forbidden: 'Ihr Konto darf das nicht. Melden Sie sich mit dem Konto des Shops an.',
  mayNotChange: {
    products: 'Ihr Konto darf Produkte nicht ändern. Melden Sie sich als Inhaber des Shops an.',
    collections:
      'Ihr Konto darf Sammlungen nicht ändern. Melden Sie sich als Inhaber des Shops an.',
    inventory: 'Ihr Konto darf den Bestand nicht ändern. Melden Sie sich als Inhaber des Shops an.',
    members: 'Ihr Konto darf Mitglieder nicht ändern. Melden Sie sich als Inhaber des Shops an.',
  },
  gone: 'Das gibt es nicht mehr: Vielleicht wurde es inzwischen gelöscht.',
  invalid: 'Der Shop hat einen Teil der Eingaben abgelehnt.',
  taken: 'Etwas anderes heißt schon so.',
  changed:
    'Jemand anderes hat es gleichzeitig geändert. Sehen Sie nach und versuchen Sie es noch einmal.',
  tooFew: 'So viele Stück sind nicht mehr da. Sehen Sie sich den Bestand noch einmal an.',
  busy: 'Der Shop ist ausgelastet. Warten Sie eine Minute und versuchen Sie es noch einmal.',
  tooLarge: 'Das ist mehr, als der Shop auf einmal annimmt. Verkleinern Sie es.',
  full: 'Der Shop hat keinen Platz mehr zum Speichern. Ihre Eingaben sind nicht verloren: Schaffen Sie Platz und versuchen Sie es noch einmal.',
  refused: 'Der Shop hat das abgelehnt. Prüfen Sie es und versuchen Sie es noch einmal.',
  broken:
    'Der Shop konnte nicht antworten. Ihre Eingaben sind nicht verloren: Versuchen Sie es gleich noch einmal.',
  said: (what, platformText) => `${what} Er sagt: ${platformText}`,
  of: (name, what) => `${name}: ${what}`,
  requestId: (id) => `Anfragenummer ${id}`,
  codes: {
    OWNER_CANNOT_BE_BLOCKED: 'Das Konto des Shops kann nicht gesperrt werden.',
    OWNER_CANNOT_BE_DELETED: 'Das Konto des Shops kann nicht gelöscht werden.',
    OWNER_CANNOT_BE_MUTED: 'Das Konto des Shops kann nicht stummgeschaltet werden.',
    SLUG_ALREADY_EXISTS: 'Diese Adresse ist schon vergeben. Wählen Sie eine andere.',
    MEMBER_ALREADY_EXISTS: 'Ein anderes Mitglied hat diese E-Mail schon.',
    DUPLICATE_EMAIL: 'Ein anderes Mitglied hat diese E-Mail schon.',
    TIMEOUT:
      'Der Shop hat zu lange gebraucht. Sehen Sie nach, ob es geklappt hat, und versuchen Sie es dann noch einmal.',
  },
  rules: {
    required: 'wird gebraucht',
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
    form: 'hat die falsche Form',
    choice: 'muss eine der Möglichkeiten sein',
    exclusive: 'passt nicht mit einem anderen Feld zusammen',
    notAllowed: 'kann hier nicht gesetzt werden',
  },
  hiddenField: 'Etwas, das diese Seite nicht zeigt',
}

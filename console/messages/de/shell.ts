import type { Texts } from '../texts.ts'

export const shell: Texts['shell'] = {
  store: 'Storefront',
  documentTitle: (screen) => `${screen} · Storefront`,
  skipToContent: 'Zum Inhalt springen',
  navigation: 'Hauptnavigation',
  openNavigation: 'Navigation öffnen',
  signedIn: 'Angemeldet',
  signOut: 'Abmelden',
  language: 'Sprache',
  useLightColours: 'Helle Farben verwenden',
  useDarkColours: 'Dunkle Farben verwenden',
  loading: 'Wird geladen',
  notifications: 'Meldungen',
  offline:
    'Sie sind offline. Machen Sie ruhig weiter: Gespeichertes wartet und wird gesendet, sobald die Verbindung wieder steht.',
  sessionEnded: {
    title: 'Sie wurden abgemeldet',
    text: 'Melden Sie sich wieder an und machen Sie weiter. Keine Eingabe ist verloren.',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    close: 'Schließen',
    save: 'Speichern',
    undo: 'Letzte Änderung rückgängig',
    search: 'Suchen',
    create: 'Neu anlegen',
    list: 'Diese Liste zeigen',
    or: 'oder',
  },
  notFound: {
    title: 'Nicht gefunden',
    heading: 'Unter dieser Adresse gibt es nichts',
    text: 'Vielleicht wurde es gelöscht, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    heading: 'Diese Ansicht konnte nicht angezeigt werden',
    text: 'Was gespeichert ist, bleibt gespeichert. Laden Sie die Ansicht neu; hilft das nicht, nennen Sie uns die Worte darunter.',
    again: 'Neu laden',
  },
  start: {
    heading: 'Die Verwaltung erreicht ihren Shop nicht',
    advice: 'Prüfen Sie, ob der Server des Shops läuft, und laden Sie diese Seite neu.',
    noSettings: 'Die Einstellungen der Verwaltung konnten nicht gelesen werden.',
    badSettings: 'In settings.json der Verwaltung fehlen "platform" und "clientId".',
  },
  signIn: {
    title: 'Anmelden',
    heading: 'Willkommen zurück',
    text: 'Melden Sie sich als Inhaberin oder Inhaber an, um Ihren Shop zu verwalten.',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    failed: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal.',
    wrongPassword: 'Das Passwort stimmt nicht.',
    resetPassword: 'Für dieses Konto muss zuerst ein neues Passwort gewählt werden.',
    captcha:
      'Der Shop verlangt ein Captcha, das die Verwaltung nicht anzeigen kann. Versuchen Sie es später.',
    waitingForApproval: 'Dieses Konto wartet auf die Freigabe durch den Shop.',
    confirmEmail: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Ein Code wurde dorthin gesendet.',
    notOwner:
      'Dieses Konto darf den Shop nicht verwalten: Melden Sie sich mit dem Konto des Shops an.',
  },
}

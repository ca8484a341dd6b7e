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
    'Sie sind offline. Sie können weiterarbeiten: Änderungen werden gesendet, sobald die Verbindung wieder steht.',
  signingOut: {
    title: 'Eine Sammeländerung läuft',
    text: 'Beim Abmelden wird sie gestoppt. Was sie schon geändert hat, bleibt und lässt sich nicht mehr rückgängig machen.',
    go: 'Stoppen und abmelden',
    stay: 'Angemeldet bleiben',
  },
  sessionEnded: {
    title: 'Sie wurden abgemeldet',
    text: 'Melden Sie sich wieder an, um fortzufahren. Ihre Eingaben sind nicht verloren.',
  },
  recent: {
    title: 'Verlauf',
    none: 'Noch keine Änderungen in diesem Tab.',
    states: { undoing: 'Wird rückgängig gemacht …', final: 'Lässt sich nicht rückgängig machen' },
  },
  shortcuts: {
    title: 'Tastenkürzel',
    undo: 'Letzte Änderung rückgängig machen',
    search: 'Suchen',
    create: 'Neu anlegen',
    list: 'Diese Liste anzeigen',
    ctrl: 'Strg',
    or: 'oder',
  },
  notFound: {
    title: 'Nicht gefunden',
    heading: 'Diese Seite gibt es nicht',
    text: 'Vielleicht wurde sie gelöscht, oder der Link ist unvollständig.',
    home: 'Zur Startseite',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    heading: 'Diese Ansicht konnte nicht angezeigt werden',
    text: 'Gespeicherte Änderungen sind sicher. Laden Sie die Ansicht neu; besteht das Problem weiter, wenden Sie sich mit den Angaben unten an den Support.',
    again: 'Neu laden',
  },
  start: {
    heading: 'Die Verwaltung kann den Shop nicht erreichen',
    advice: 'Prüfen Sie, ob der Server des Shops läuft, und laden Sie diese Seite neu.',
    noSettings: 'Die Einstellungen der Verwaltung konnten nicht gelesen werden.',
    badSettings: 'Die settings.json der Verwaltung benötigt "platform" und "clientId".',
  },
  signIn: {
    title: 'Anmelden',
    heading: 'Willkommen zurück',
    text: 'Melden Sie sich mit dem Inhaberkonto an, um Ihren Shop zu verwalten.',
    email: 'E-Mail',
    password: 'Passwort',
    failed: 'Die Anmeldung ist fehlgeschlagen. Versuchen Sie es erneut.',
    refusedEmail: 'Mit dieser E-Mail-Adresse ist keine Anmeldung möglich.',
    wrongPassword: 'Das Passwort stimmt nicht.',
    resetPassword: 'Wählen Sie zuerst ein neues Passwort für dieses Konto.',
    captcha:
      'Der Shop verlangt ein Captcha, das die Verwaltung nicht anzeigen kann. Versuchen Sie es später.',
    waitingForApproval: 'Dieses Konto wartet auf Freigabe.',
    confirmEmail: 'Bestätigen Sie zuerst Ihre E-Mail-Adresse: Ein Code wurde dorthin gesendet.',
    notOwner:
      'Dieses Konto ist nicht berechtigt, den Shop zu verwalten. Melden Sie sich mit dem Inhaberkonto an.',
  },
}

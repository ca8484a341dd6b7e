import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const members: Texts['members'] = {
  name: 'Mitglieder',
  loading: 'Mitglieder werden geladen',
  notLoaded: 'Die Mitglieder konnten nicht geladen werden',
  none: 'Noch keine Mitglieder',
  count: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  search: 'Name oder E-Mail suchen',
  create: 'Neues Mitglied',
  unnamed: 'Mitglied ohne Namen',
  columns: {
    member: 'Mitglied',
    status: 'Status',
    joined: 'Beigetreten',
    lastSignIn: 'Letzte Anmeldung',
  },
  created: 'Mitglied angelegt',
  saved: 'Mitglied gespeichert',
  joined: 'Beigetreten',
  removal: 'Das Mitglied wird endgültig gelöscht. Das lässt sich nicht rückgängig machen.',
  states: {
    waiting: 'Wartet auf Freigabe',
    approved: 'Freigegeben',
    blocked: 'Gesperrt',
    offline: 'Nicht aktiv',
    unknown: 'Unbekannt',
  },
  approve: 'Freigeben',
  unblock: 'Entsperren',
  block: 'Sperren',
  mute: 'Stummschalten',
  unmute: 'Stummschaltung aufheben',
  isApproved: (name) => `${name} ist freigegeben`,
  isBlocked: (name) => `${name} ist gesperrt`,
  isMuted: (name) => `${name} ist stummgeschaltet`,
  mayPost: (name) => `${name} darf wieder schreiben`,
  sections: {
    member: 'Mitglied',
    contact: 'Kontakt',
    profile: 'Profil',
    email: 'E-Mail',
    addresses: 'Adressen',
  },
  fields: {
    loginEmail: 'E-Mail für die Anmeldung',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    jobTitle: 'Position',
    phones: 'Telefonnummern, eine pro Zeile',
    birthday: 'Geburtstag',
    birthdayFormat: 'JJJJ-MM-TT',
    nickname: 'Spitzname',
    title: 'Titel',
  },
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  deleteAddresses: 'Adressen löschen',
  addressesDeleted: 'Adressen gelöscht',
  views: { all: 'Alle', waiting: 'Warten' },
  many: {
    approving: 'Mitglieder werden freigegeben',
    approved: (count) =>
      plural(count, {
        one: '1 Mitglied ist freigegeben',
        other: `${number(count)} Mitglieder sind freigegeben`,
      }),
    blocking: 'Mitglieder werden gesperrt',
    blocked: (count) =>
      plural(count, {
        one: '1 Mitglied ist gesperrt',
        other: `${number(count)} Mitglieder sind gesperrt`,
      }),
    muting: 'Mitglieder werden stummgeschaltet',
    muted: (count) =>
      plural(count, {
        one: '1 Mitglied ist stummgeschaltet',
        other: `${number(count)} Mitglieder sind stummgeschaltet`,
      }),
    unmuting: 'Mitglieder dürfen wieder schreiben',
    mayPost: (count) =>
      plural(count, {
        one: '1 Mitglied darf wieder schreiben',
        other: `${number(count)} Mitglieder dürfen wieder schreiben`,
      }),
  },
}

import { formatsOf } from '../formats.ts'
import type { Texts } from '../texts.ts'

const { number, plural } = formatsOf('de')

export const members: Texts['members'] = {
  name: 'Mitglieder',
  notLoaded: 'Die Mitglieder konnten nicht geladen werden',
  none: 'Noch keine Mitglieder',
  count: (count) => plural(count, { one: '1 Mitglied', other: `${number(count)} Mitglieder` }),
  search: 'Name oder E-Mail suchen',
  create: 'Neues Mitglied',
  unnamed: 'Mitglied ohne Namen',
  columns: {
    member: 'Mitglied',
    status: 'Status',
    privacy: 'Profil',
    activity: 'Aktivität',
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
  ownAccount: 'Das ist Ihr eigenes Konto',
  approve: 'Freigeben',
  unblock: 'Entsperren',
  block: 'Sperren',
  mute: 'Stummschalten',
  unmute: 'Stummschaltung aufheben',
  sections: {
    member: 'Mitglied',
    contact: 'Kontakt',
    profile: 'Profil',
    phones: 'Telefonnummern',
    email: 'E-Mail',
    addresses: 'Adressen',
  },
  fields: {
    loginEmail: 'E-Mail für die Anmeldung',
    firstName: 'Vorname',
    lastName: 'Nachname',
    company: 'Firma',
    jobTitle: 'Position',
    birthday: 'Geburtstag',
    birthdayFormat: 'JJJJ-MM-TT',
    nickname: 'Spitzname',
    slug: 'Profiladresse',
    title: 'Titel',
  },
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  joinedSince: (day) => `Beigetreten seit ${day}`,
  views: { all: 'Alle', waiting: 'Wartend' },
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
    unmuting: 'Stummschaltung wird aufgehoben',
    mayPost: (count) =>
      plural(count, {
        one: 'Stummschaltung von 1 Mitglied aufgehoben',
        other: `Stummschaltung von ${number(count)} Mitgliedern aufgehoben`,
      }),
    joining: 'Beitritt zur Community',
    joined: (count) =>
      plural(count, {
        one: '1 Mitglied ist der Community beigetreten',
        other: `${number(count)} Mitglieder sind der Community beigetreten`,
      }),
    leaving: 'Austritt aus der Community',
    left: (count) =>
      plural(count, {
        one: '1 Mitglied hat die Community verlassen',
        other: `${number(count)} Mitglieder haben die Community verlassen`,
      }),
  },
  privacy: { shown: 'Öffentlich', hidden: 'Privat' },
  activity: { active: 'Aktiv', muted: 'Stummgeschaltet' },
  join: 'Der Community beitreten',
  leave: 'Die Community verlassen',
  slugHelp: 'Das wählen Mitglieder selbst.',
  nothingYet: 'Noch nichts.',
  addPhone: 'Telefonnummer hinzufügen',
  phone: (place) => `Telefon ${number(place)}`,
  deletePhone: (place) => `Telefon ${number(place)} löschen`,
  addAddress: 'Adresse hinzufügen',
  deleteAddress: (place) => `Adresse ${number(place)} löschen`,
  address: {
    line: (place) => `Adresse ${number(place)}`,
    line2: (place) => `Adresse ${number(place)}, zweite Zeile`,
    postalCode: (place) => `Postleitzahl ${number(place)}`,
    city: (place) => `Ort ${number(place)}`,
    subdivision: (place) => `Bundesland oder Region ${number(place)}`,
    country: (place) => `Land ${number(place)}, zwei Buchstaben`,
  },
  deleteEmails: 'Weitere E-Mail-Adressen löschen',
  emailsDeleted: 'Weitere E-Mail-Adressen gelöscht',
  isApproved: (name) => `${name} ist freigegeben`,
  isBlocked: (name) => `${name} ist gesperrt`,
  isMuted: (name) => `${name} ist stummgeschaltet`,
  hasJoined: (name) => `${name} ist der Community beigetreten`,
  hasLeft: (name) => `${name} hat die Community verlassen`,
  mayPost: (name) => `Stummschaltung von ${name} aufgehoben`,
}

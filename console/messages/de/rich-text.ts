import type { Texts } from '../texts.ts'

export const richText: Texts['richText'] = {
  toolbar: 'Formatierung',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  heading: 'Überschrift',
  bulletList: 'Aufzählung',
  orderedList: 'Nummerierte Liste',
  blockquote: 'Zitat',
  link: 'Link',
  linkAddress: 'Linkadresse',
  noAddress: 'Geben Sie eine Webadresse, eine E-Mail-Adresse oder eine Telefonnummer ein.',
  setLink: 'Link einfügen',
  foreign:
    'Dieser Text enthält Formatierungen, Tabellen, Bilder oder Videos, die sich hier nicht bearbeiten lassen. Beim Ändern werden sie entfernt.',
}

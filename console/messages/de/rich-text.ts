import type { Texts } from '../texts.ts'

export const richText: Texts['richText'] = {
  toolbar: 'Textwerkzeuge',
  bold: 'Fett',
  italic: 'Kursiv',
  underline: 'Unterstrichen',
  heading: 'Überschrift',
  bullets: 'Liste mit Punkten',
  numbers: 'Liste mit Nummern',
  quote: 'Zitat',
  link: 'Link',
  linkAddress: 'Adresse des Links',
  noAddress: 'Das ist keine Adresse im Web, einer E-Mail oder eines Telefons.',
  setLink: 'Link setzen',
  cancel: 'Abbrechen',
}

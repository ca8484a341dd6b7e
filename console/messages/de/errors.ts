import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  unknown: 'Etwas ist schiefgegangen. Versuchen Sie es noch einmal.',
}

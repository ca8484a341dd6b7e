import type { Texts } from '../texts.ts'

export const errors: Texts['errors'] = {
  unknown: 'حدث خطأ ما. حاول مرة أخرى.',
}

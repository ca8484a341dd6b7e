// Shared texts with a count, in the six plural forms of Arabic. The dual differs after a verbal noun or a preposition.
import { formatsOf } from '../formats.ts'

export const { counted, list, number } = formatsOf('ar')

const products = {
  zero: 'لا منتجات',
  one: 'منتج واحد',
  few: '# منتجات',
  many: '# منتجًا',
  other: '# منتج',
}
export const countedProducts = counted({ ...products, two: 'منتجان' })
export const ofProducts = counted({ ...products, two: 'منتجين' })

const members = {
  zero: 'لا أعضاء',
  one: 'عضو واحد',
  few: '# أعضاء',
  many: '# عضوًا',
  other: '# عضو',
}
export const countedMembers = counted({ ...members, two: 'عضوان' })
export const ofMembers = counted({ ...members, two: 'عضوين' })

export const countedVariants = counted({
  zero: 'لا متغيرات',
  one: 'متغير واحد',
  two: 'متغيران',
  few: '# متغيرات',
  many: '# متغيرًا',
  other: '# متغير',
})

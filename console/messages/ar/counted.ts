// Counted things, in the six forms of Arabic.
import { formatsOf } from '../formats.ts'

const { number, plural } = formatsOf('ar')

/** The forms of a wording that agrees with every count, such as "N of the prices". */
export const anyCount = (text: string) => ({ zero: text, few: text, many: text, other: text })

export const countedProducts = (count: number) =>
  plural(count, {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: `${number(count)} منتجات`,
    many: `${number(count)} منتجًا`,
    other: `${number(count)} منتج`,
  })

export const countedMembers = (count: number) =>
  plural(count, {
    zero: 'لا أعضاء',
    one: 'عضو واحد',
    two: 'عضوان',
    few: `${number(count)} أعضاء`,
    many: `${number(count)} عضوًا`,
    other: `${number(count)} عضو`,
  })

import { collections } from './collections.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { home } from './home.ts'
import { inventory } from './inventory.ts'
import { lists } from './lists.ts'
import { members } from './members.ts'
import { products } from './products.ts'
import { shell } from './shell.ts'
import { stock } from './stock.ts'

/** The console in English; the other languages must have the same texts. */
export const texts = {
  shell,
  forms,
  lists,
  errors,
  stock,
  home,
  products,
  collections,
  members,
  inventory,
}

import { collections } from './collections.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { gallery } from './gallery.ts'
import { home } from './home.ts'
import { inventory } from './inventory.ts'
import { lists } from './lists.ts'
import { members } from './members.ts'
import { numbers } from './numbers.ts'
import { obstacles } from './obstacles.ts'
import { prices } from './prices.ts'
import { productList } from './product-list.ts'
import { productPage } from './product-page.ts'
import { products } from './products.ts'
import { richText } from './rich-text.ts'
import { shell } from './shell.ts'
import { stock } from './stock.ts'
import { variants } from './variants.ts'

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
  productPage,
  gallery,
  variants,
  numbers,
  obstacles,
  richText,
  prices,
  productList,
}

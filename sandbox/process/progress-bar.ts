/** Shows the progress of seeding a large store on one line of the terminal. */
import type { SeedProgress } from '../demo/seed/options.ts'

const width = 30

/** Redraws in place on a terminal; elsewhere prints a line per tenth. */
export function progressBar(out: {
  readonly isTTY?: boolean
  write(text: string): unknown
}): SeedProgress {
  let told = 0
  return (done, products) => {
    const share = done / products
    const text = `${Math.floor(share * 100)}%, ${done.toLocaleString('en')} of ${products.toLocaleString('en')} products`
    if (out.isTTY) {
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
      const end = done === products ? '\nMaking the indexes…\n' : ''
      out.write(`\r  ${bar} ${text}${end}`)
      return
    }
    if (Math.floor(share * 10) === told) return
    told = Math.floor(share * 10)
    out.write(`Filling the store: ${text}.\n`)
  }
}

/** Shows on the terminal what a slow start is doing. */
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

/** Explains a slow first start on a terminal: seeding a store takes seconds. */
export async function sayingWhy<Value>(
  out: { readonly isTTY?: boolean; write(text: string): unknown },
  start: Promise<Value>,
): Promise<Value> {
  if (!out.isTTY) return start
  const text = '  Preparing the store. This takes longest on the first start.\n'
  const notice = setTimeout(() => out.write(text), 1_500)
  try {
    return await start
  } finally {
    clearTimeout(notice)
  }
}

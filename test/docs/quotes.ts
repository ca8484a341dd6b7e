/**
 * Code that a guide quotes from files of this repository. A comment above the fenced block names them:
 *
 * - `<!-- quotes file -->` or `<!-- quotes file#region#other -->`: the block is the file, or the regions one after the
 *   other, and nothing else;
 * - `<!-- quotes in file#region -->`: the block holds them among lines of its own.
 *
 * A region is what stands between `// #region name` and `// #endregion`.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './snippets.ts'

/** A block that quotes. */
export interface Quote {
  /** What it quotes: `examples/storefront/app/shop.ts#paths`. */
  readonly source: string
  /** Whether the block has lines of its own besides. */
  readonly isPart: boolean
  /** The block as the page has it. */
  readonly block: string
}

const quoting = /^(<!-- quotes (in )?(\S+) -->\n```[^\n]*\n)([\s\S]*?\n)```$/gm

/** The blocks of a page that quote. */
export const quotesOf = (page: string): readonly Quote[] =>
  [...page.matchAll(quoting)].map(([, , part, source = '', block = '']) => ({
    source,
    isPart: part !== undefined,
    block,
  }))

/** Without what they all have in front. */
const dedented = (text: string): string => {
  const indents = text.split('\n').flatMap((line) => /^ *(?=\S)/.exec(line)?.[0].length ?? [])
  return text.replace(new RegExp(`^ {${Math.min(...indents)}}`, 'gm'), '')
}

const marks = /^ *\/\/ #(?:region .*|endregion)\n/gm

const regionOf = (text: string, name: string): string | undefined => {
  const region = new RegExp(`^ *// #region ${name}\\n([\\s\\S]*?)^ *// #endregion$`, 'm')
  const found = region.exec(text)?.[1]
  return found && dedented(found)
}

/**
 * What a quote has to say, part by part.
 *
 * @throws Error when the file has no such region
 */
export const partsOf = ({ source }: Quote): readonly string[] => {
  const [file = '', ...names] = source.split('#')
  const text = readFileSync(join(root, file), 'utf8')
  if (names.length === 0) return [text.replace(marks, '')]
  return names.map((name) => {
    const region = regionOf(text, name)
    if (region === undefined) throw new Error(`${file} has no region ${name}`)
    return region
  })
}

/** The page with its quotes as the files are now; blocks with lines of their own are left as they are. */
export const filled = (page: string): string =>
  page.replace(quoting, (all, head: string, part: string | undefined, source: string) =>
    part ? all : `${head}${partsOf({ source, isPart: false, block: '' }).join('\n')}\`\`\``,
  )

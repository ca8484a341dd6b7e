/** The TypeScript snippets of the documentation, as programs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** One fenced block. */
export interface Snippet {
  /** Where it is: `docs/guides/errors.md:12`. */
  readonly place: string
  readonly extension: 'ts' | 'tsx'
  /** The whole program: what the guide gives to all its snippets, then the block. */
  readonly program: string
  /** Whether the block is marked `run`. */
  readonly isRunnable: boolean
  /** What it says it prints: the `// →` comments, in order. */
  readonly prints: readonly string[]
}

const given = /<!-- given\n([\s\S]*?)-->/
const fence = /^```(ts|tsx)( run)?\n([\s\S]*?)^```$/gm

const declares = (block: string, statement: string): boolean => {
  const name = /^(?:const|let) (\w+)/.exec(statement)?.[1]
  return name !== undefined && new RegExp(`^(?:export )?(?:const|let) ${name}\\b`, 'm').test(block)
}

/** The guide's own beginning, without what the block declares or imports itself. */
const beginning = (text: string, block: string): string =>
  (given.exec(text)?.[1] ?? '')
    .split('\n')
    .filter((line) => line !== '' && !declares(block, line))
    .filter((line) => !/^import .* from 'storefront-client'$/.test(line) || !block.includes(line))
    .join('\n')

/** `import { a } from 'x'` twice names the same things twice: the two become one. */
const joinImports = (program: string): string => {
  const names = new Set<string>()
  const pattern = /^import (type )?\{([^}]*)\} from 'storefront-client'$/gm
  const rest = program.replace(pattern, (_, isType: string | undefined, list: string) => {
    for (const name of list.split(',')) {
      const plain = name.trim().replace(/^type /, '')
      if (plain) names.add(isType || name.trim().startsWith('type ') ? `type ${plain}` : plain)
    }
    return ''
  })
  const joined = [...names].filter(
    (name) => !names.has(name.replace(/^type /, '')) || !name.startsWith('type '),
  )
  return joined.length === 0
    ? rest
    : `import { ${joined.join(', ')} } from 'storefront-client'\n${rest}`
}

export const snippetsOf = (file: string): Snippet[] => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(fence)].map((match) => {
    const [, language, run, block = ''] = match
    const line = text.slice(0, match.index).split('\n').length
    return {
      place: `${relative(root, file)}:${line}`,
      extension: language === 'tsx' ? 'tsx' : 'ts',
      program: `${joinImports(`${beginning(text, block)}\n${block}`)}\nexport {}\n`,
      isRunnable: run !== undefined,
      prints: [...block.matchAll(/\/\/ → (.*)$/gm)].map(([, printed = '']) => printed),
    }
  })
}

const guides = join(root, 'docs', 'guides')

/** Every file with snippets. */
export const documents = [
  join(root, 'README.md'),
  ...readdirSync(guides).map((name) => join(guides, name)),
]

// `npm run docs [-- --check]`: docs/reference.md, every export of every entry with its docstring.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { checker, entries, readEntry } from './entries.ts'

const root = resolve(import.meta.dirname, '..')
const target = join(root, 'docs', 'reference.md')

const printer = ts.createPrinter({ removeComments: true })

/** Types of the description and the functions of its operations have a reference of their own. */
const isGenerated = (declaration: ts.Declaration): boolean =>
  /\/generated\/(schema|functions|methods|paths)\b/.test(declaration.getSourceFile().fileName)

const docOf = (symbol: ts.Symbol): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim()

/** `@example` blocks and the errors a function throws. */
const tagsOf = (symbol: ts.Symbol): string => {
  const tags = symbol.getJsDocTags(checker).map(({ name, text }) => {
    const content = ts.displayPartsToString(text).trim()
    if (name === 'example') return `\n\n\`\`\`ts\n${content}\n\`\`\``
    if (name === 'throws') return `\n\nThrows ${content}`
    if (name === 'returns') return `\n\nReturns ${content}`
    if (name === 'param') return `\n- ${content.replace(/^(\S+)/, '`$1`:')}`
    return ''
  })
  return tags.join('')
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The members of an interface or a class, one line each. */
const membersOf = (declaration: ts.Declaration): string => {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return ''
  const lines = [...declaration.members].flatMap((member) => {
    const { name } = member
    if (!name || !ts.isIdentifier(name)) return []
    const flags = ts.getCombinedModifierFlags(member)
    if (flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) return []
    const symbol = checker.getSymbolAtLocation(name)
    const optional = 'questionToken' in member && member.questionToken ? '?' : ''
    const doc = symbol ? oneLine(docOf(symbol)) : ''
    return [`- \`${name.text}${optional}\`${doc ? `: ${doc}` : ''}`]
  })
  return lines.length === 0 ? '' : `\n\n${lines.join('\n')}`
}

/** A type of a package is printed with the file it is in, which differs from machine to machine. */
const withoutPaths = (text: string): string => text.replace(/import\("[^"]+"\)\./g, '')

const signatureOf = (symbol: ts.Symbol, declaration: ts.Declaration): string => {
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const calls = type.getCallSignatures()
  const isValue = ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)
  if (isValue && calls.length > 0) {
    return calls
      .map((call) => {
        const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature
        const text = checker.signatureToString(call, declaration, flags)
        return `${symbol.name}: ${oneLine(withoutPaths(text))}`
      })
      .join('\n')
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const text = printer.printNode(
      ts.EmitHint.Unspecified,
      declaration,
      declaration.getSourceFile(),
    )
    return oneLine(text).replace(/^export /, '')
  }
  return ''
}

const kindOf = (declaration: ts.Declaration): string => {
  if (ts.isInterfaceDeclaration(declaration)) return 'interface'
  if (ts.isTypeAliasDeclaration(declaration)) return 'type'
  if (ts.isClassDeclaration(declaration)) return 'class'
  if (ts.isFunctionDeclaration(declaration)) return 'function'
  return 'constant'
}

/** Where a name was described first; other entries point there. */
const described = new Map<ts.Symbol, string>()

const entryOf = (symbol: ts.Symbol, entry: string): string => {
  const [declaration] = symbol.getDeclarations() ?? []
  if (!declaration) return ''
  const elsewhere = described.get(symbol)
  if (elsewhere !== undefined) return `### ${symbol.name}\n\nAs in \`${elsewhere}\`.\n\n`
  described.set(symbol, entry)
  const signature = signatureOf(symbol, declaration)
  return [
    `### ${symbol.name}\n\n`,
    signature ? `\`\`\`ts\n${signature}\n\`\`\`\n\n` : `${kindOf(declaration)}\n\n`,
    docOf(symbol),
    tagsOf(symbol),
    membersOf(declaration),
    '\n\n',
  ].join('')
}

const sectionOf = ([entry, file]: [string, string]): string => {
  const { text, symbols } = readEntry(file)
  const name = entry === '.' ? 'storefront-client' : `storefront-client${entry.slice(1)}`
  const own = symbols.filter((symbol) => !symbol.getDeclarations()?.some(isGenerated))
  const generated = symbols.length - own.length
  const about = /\/\*\*([\s\S]*?)@packageDocumentation/.exec(text)?.[1] ?? ''
  return [
    `## ${name}\n\n`,
    `${oneLine(about.replace(/^ \* ?/gm, ''))}\n\n`,
    own
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((symbol) => entryOf(symbol, name))
      .join(''),
    generated > 0
      ? `And ${generated} names made from the description: see [the operations](../generated/docs/api.md).\n\n`
      : '',
  ].join('')
}

const text = `<!-- Written by \`npm run docs\` from the docstrings. Do not edit. -->

# Every export of every entry

The operations of the platform have [a reference of their own](../generated/docs/api.md).

${Object.entries(entries).map(sectionOf).join('')}`.trimEnd()

if (process.argv.includes('--check')) {
  if (readFileSync(target, 'utf8') !== `${text}\n`) {
    console.error('docs/reference.md is not what the docstrings give: npm run docs')
    process.exitCode = 1
  }
} else {
  writeFileSync(target, `${text}\n`)
}

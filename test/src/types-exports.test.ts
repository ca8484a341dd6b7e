/** Whatever a public signature names can be imported: from the entry that has the signature, or from `.`. */
import { resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { Modules } from '../../scripts/docstrings/exports.ts'
import { entries as allEntries } from '../../scripts/entries.ts'
import { checker, exportsOf, resolved, symbolsOf } from './support/entry-types.ts'

const root = resolve(import.meta.dirname, '../..')
const modules = new Modules(root)

/** The client's entries. */
const { 'storefront-sandbox': _, ...entries } = allEntries

/** Parts of types that no caller writes by name, and the wire's enumerations that `Role` and `LoginState` write out. */
const inner = new Set([
  ...['Conditions', 'HoldsConditions', 'PageOrigin', 'PageTurns', 'Resource'],
  ...['Codec', 'Paging', 'ParameterType', 'Tag', 'TokenRole', 'LoginState'],
])

const isHidden = (node: ts.Node): boolean => {
  if (ts.isBlock(node) || ts.isConstructorDeclaration(node)) return true
  if (!ts.isClassElement(node)) return false
  const flags = ts.getCombinedModifierFlags(node)
  const isOwn = node.name !== undefined && !ts.isIdentifier(node.name)
  return isOwn || Boolean(flags & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected))
}

/** The names that a declaration writes for types, outside of what it keeps to itself. */
const namesIn = (node: ts.Node): ts.Node[] => {
  if (isHidden(node)) return []
  if (ts.isArrowFunction(node)) {
    return [...node.parameters, ...(node.type ? [node.type] : [])].flatMap(namesIn)
  }
  const own = ts.isTypeReferenceNode(node) ? [node.typeName] : []
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  return [...own, ...children.flatMap(namesIn)]
}

/** A type of this package that other files of it import: not a parameter, not a file's own. */
const isShared = (symbol: ts.Symbol): boolean =>
  (symbol.getDeclarations() ?? []).some((declaration) => {
    const { fileName } = declaration.getSourceFile()
    const isOurs = /\/(src|generated)\//.test(fileName.slice(root.length))
    const isNamed =
      ts.isInterfaceDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration) ||
      ts.isClassDeclaration(declaration)
    const isExported = ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.Export
    return isOurs && !fileName.includes('node_modules') && isNamed && Boolean(isExported)
  })

const main = new Set(symbolsOf(entries['.']))

describe.each(Object.entries(entries))('the entry %s', (_, file) => {
  const exported = symbolsOf(file)

  it('exports every type it refers to, or the main entry does', () => {
    const importable = new Set([...exported, ...main])
    const missing = exported.flatMap((symbol) =>
      (symbol.getDeclarations() ?? []).flatMap(namesIn).flatMap((name) => {
        const found = checker.getSymbolAtLocation(name)
        const type = found && resolved(found)
        if (!type || importable.has(type) || inner.has(type.name) || !isShared(type)) return []
        return [`${type.name}, in ${symbol.name}`]
      }),
    )
    expect([...new Set(missing)].toSorted()).toEqual([])
  })
})

/** Names made from the description, which the reference has pages of its own for. */
const isDescribed = (symbol: ts.Symbol): boolean =>
  (resolved(symbol).getDeclarations() ?? []).some((declaration) =>
    /\/generated\/(schema|functions|methods|paths)\b/.test(declaration.getSourceFile().fileName),
  )

describe.each(Object.entries(allEntries))('the reference of %s', (_, file) => {
  it('finds the exports of the type checker', () => {
    const seen = exportsOf(file)
      .filter((symbol) => !isDescribed(symbol))
      .map(({ name }) => name)
    expect([...modules.exportsOf(file).keys()].toSorted()).toEqual(seen.toSorted())
  })
})

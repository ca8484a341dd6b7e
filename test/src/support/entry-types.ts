/** The package's entries in the TypeScript compiler. */
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { entries } from '../../../scripts/entries.ts'

const root = resolve(import.meta.dirname, '../../..')

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const parsed = ts.parseJsonConfigFileContent(config, ts.sys, root)
// What the packages and libraries declare is never asked about, and would take most of the time.
const options = { ...parsed.options, noLib: true, types: [] }
const host = ts.createCompilerHost(options)
const program = ts.createProgram(
  Object.values(entries).map((file) => join(root, file)),
  options,
  { ...host, fileExists: (file) => !file.includes('/node_modules/') && host.fileExists(file) },
)

export const checker = program.getTypeChecker()

/** The declaration behind a re-exported name. */
export const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** What an entry exports. */
export const symbolsOf = (file: string): ts.Symbol[] => exportsOf(file).map(resolved)

/** An entry's exports, under their public names. */
export const exportsOf = (file: string): ts.Symbol[] => {
  const source = program.getSourceFile(join(root, file))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is no module`)
  return checker.getExportsOfModule(module)
}

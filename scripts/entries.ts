/** The entries of the package as the TypeScript compiler sees them. */
import { join, resolve } from 'node:path'
import ts from 'typescript'

const root = resolve(import.meta.dirname, '..')

/** Entry → its source. `./testing` is made from the sandbox. */
export const entries = {
  '.': 'src/index.ts',
  './operations': 'src/operations.ts',
  './auth': 'src/auth.ts',
  './media': 'src/media.ts',
  './query': 'src/query.ts',
  './errors': 'src/errors/format.ts',
  './react': 'src/react/index.ts',
  './next': 'src/next/index.ts',
  './testing': 'sandbox/testing.ts',
} as const

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
const program = ts.createProgram(
  Object.values(entries).map((file) => join(root, file)),
  options,
)

export const checker = program.getTypeChecker()

/** What a name stands for where it is only handed on. */
export const resolved = (symbol: ts.Symbol): ts.Symbol =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

/** The text of an entry's source, and what it exports. */
export const readEntry = (
  file: string,
): { readonly text: string; readonly symbols: ts.Symbol[] } => {
  const source = program.getSourceFile(join(root, file))
  const module = source && checker.getSymbolAtLocation(source)
  if (!source || !module) throw new Error(`${file} is no module`)
  return { text: source.text, symbols: checker.getExportsOfModule(module).map(resolved) }
}

/** Type-checks files of a folder and answers what the compiler says, one line each. */
import { join } from 'node:path'
import ts from 'typescript'
import { sharingHost } from './parsed-files.ts'

/** A check that may be made again after a file has changed: it then reads only that file. */
export function typechecker(root: string, files: readonly string[]): () => string[] {
  const paths = files.map((file) => join(root, file))
  let program: ts.Program | undefined
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    strict: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  }
  return () => {
    program = ts.createProgram(paths, options, sharingHost(options), program)
    return paths.flatMap((path) => complaintsOf(program, path))
  }
}

function complaintsOf(program: ts.Program | undefined, path: string): string[] {
  const file = program?.getSourceFile(path)
  if (program === undefined || file === undefined) return [`${path} was not found`]
  const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
  return found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

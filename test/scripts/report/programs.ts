/** Type-checks many small folders of files at once, in memory: one program, so that the standard library is read once. */
import { dirname, join } from 'node:path'
import ts from 'typescript'

export type Files = ReadonlyMap<string, string>

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
}

/** What generated types take from the browser's library, which would cost more than all the rest. */
const globals = 'interface Response { readonly status: number }\n'
const globalsFile = '/globals.d.ts'

/** What was parsed once is not parsed again: the library, and the versions that callers are written for. */
const parsed = new Map<string, ts.SourceFile>()

export function programOf(files: Files): ts.Program {
  const folder = dirname(ts.getDefaultLibFilePath(options))
  const read = (name: string) => {
    if (name === globalsFile) return globals
    return files.get(name) ?? (name.startsWith(`${folder}/`) ? ts.sys.readFile(name) : undefined)
  }
  return ts.createProgram({
    rootNames: [globalsFile, ...files.keys()],
    options,
    host: {
      fileExists: (name) => read(name) !== undefined,
      readFile: read,
      getSourceFile(name) {
        const known = parsed.get(name)
        if (known !== undefined && (known.text === files.get(name) || !files.has(name)))
          return known
        const text = read(name)
        if (text === undefined) return undefined
        const file = ts.createSourceFile(name, text, options.target ?? ts.ScriptTarget.ES2022)
        parsed.set(name, file)
        return file
      },
      getDefaultLibFileName: () => join(folder, 'lib.es2022.d.ts'),
      getDefaultLibLocation: () => folder,
      directoryExists: () => true,
      getDirectories: () => [],
      writeFile: () => {},
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (name) => name,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
    },
  })
}

/** What the type checker says of a file, each with the line it is about. */
export function complaintsAbout(program: ts.Program, name: string): readonly string[] {
  const file = program.getSourceFile(name)
  if (file === undefined) return [`${name} is not there`]
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText, start = 0 }) => {
      const { line } = file.getLineAndCharacterOfPosition(start)
      const source = file.text.split('\n')[line]
      return `${source}  // ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    },
  )
}

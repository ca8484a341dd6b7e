/** Many small folders of files in one program, so that the standard library is read once. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { NativeProject } from '../support/native-project.ts'

export type Files = ReadonlyMap<string, string>

const shared = {
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
}

const options: ts.CompilerOptions = {
  ...shared,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
}

const nativeOptions = {
  ...shared,
  target: 'ES2022',
  lib: ['ES2022'],
  module: 'ESNext',
  moduleResolution: 'bundler',
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

/** What the compiler of `npm run types` says of the files of a folder, by their names, each with the code it is about. */
export function complaintsIn(files: Files, folder: string): Map<string, string[]> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'callers-')))
  for (const [name, text] of [...files, [globalsFile, globals] as const]) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), text)
  }
  const names = [...files.keys()].filter((name) => name.startsWith(`${folder}/`))
  const project = new NativeProject(root, {
    files: [globalsFile, ...names],
    options: nativeOptions,
  })
  const found = new Map<string, string[]>(names.map((name) => [name, []]))
  for (const { file, line, message } of project.complaints())
    found.get(file)?.push(`${line}  // ${message}`)
  project.close()
  rmSync(root, { recursive: true })
  return found
}

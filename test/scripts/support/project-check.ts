/** What `npm run types` says of a copy of the project, and where. */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { sharingHost } from './parsed-files.ts'

export interface Complaint {
  readonly file: string
  /** The top-level declaration it is in; empty outside of all. */
  readonly symbol: string
  readonly message: string
}

export class ProjectCheck {
  readonly #root: string
  readonly #include: readonly string[]
  #program: ts.Program | undefined

  /** Reads the folders of `include` below `root`, by the project's own settings. */
  constructor(root: string, include: readonly string[]) {
    this.#root = root
    this.#include = include
  }

  /** What is wrong now; in some files only, when they are named. A later check reads only what has changed. */
  complaints(only?: ReadonlySet<string>): readonly Complaint[] {
    const settings = ts.readConfigFile(join(this.#root, 'tsconfig.json'), ts.sys.readFile)
    const config = { ...settings.config, include: this.#include }
    const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, this.#root)
    const program = ts.createProgram({
      rootNames: fileNames,
      options,
      host: sharingHost(options),
      oldProgram: this.#program,
    })
    this.#program = program
    return program.getSourceFiles().flatMap((file) => {
      const name = relative(this.#root, file.fileName)
      if (name.includes('node_modules') || (only !== undefined && !only.has(name))) return []
      const found = [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ]
      return found.map(({ start = 0, messageText }) => ({
        file: name,
        symbol: symbolAt(file, start) ?? '',
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }))
    })
  }
}

/** The name of the top-level declaration around a position. */
function symbolAt(file: ts.SourceFile, position: number): string | undefined {
  const statement = file.statements.find(
    (candidate) => candidate.getStart(file) <= position && position < candidate.end,
  )
  if (statement === undefined) return undefined
  if (!ts.isVariableStatement(statement)) {
    return ts.isDeclarationStatement(statement) ? statement.name?.getText(file) : undefined
  }
  const declarations = statement.declarationList.declarations
  return declarations.find(({ end }) => position < end)?.name.getText(file)
}

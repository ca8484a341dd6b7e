/** What `npm run types` says of a copy of the project, and where. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../docs/snippets.ts'

/** Where a copy keeps the compiler's settings of its last check. */
export const settingsFile = 'checked.json'

export interface Complaint {
  readonly file: string
  /** The top-level declaration it is in; empty outside of all. */
  readonly symbol: string
  readonly message: string
}

/** Checks the folders of `include` below `copy`, by the project's own settings; a later check reads only what has changed. */
export function projectComplaints(copy: string, include: readonly string[]): readonly Complaint[] {
  const settings = {
    extends: './tsconfig.json',
    compilerOptions: { incremental: true, tsBuildInfoFile: 'checked.tsbuildinfo' },
    include,
  }
  writeFileSync(join(copy, settingsFile), JSON.stringify(settings))
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [compiler, '-p', settingsFile, '--pretty', 'false'],
    { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 26 },
  )
  if (stderr !== '') throw new Error(stderr)
  // A complaint begins at the margin; what explains it further is indented.
  return stdout
    .split(/\n(?=\S)/)
    .filter((text) => text.trim() !== '')
    .map((text) => complaintOf(copy, text.trimEnd()))
}

function complaintOf(copy: string, text: string): Complaint {
  const [, file, line, column, message] =
    /^(.+?)\((\d+),(\d+)\): error TS\d+: (.*)$/s.exec(text) ?? []
  if (file === undefined || message === undefined) throw new Error(text)
  const source = ts.createSourceFile(
    file,
    readFileSync(join(copy, file), 'utf8'),
    ts.ScriptTarget.Latest,
  )
  const position = source.getPositionOfLineAndCharacter(Number(line) - 1, Number(column) - 1)
  return { file, symbol: symbolAt(source, position) ?? '', message }
}

/** The name of the top-level declaration around a position. */
export function symbolAt(file: ts.SourceFile, position: number): string | undefined {
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

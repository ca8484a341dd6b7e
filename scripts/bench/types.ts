/** The cost of an app's types: instantiations for the compiler, milliseconds for the editor. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { type BundleWorkspace, root } from './bundle-workspace.ts'
import { median } from './timing.ts'

const compilerOptions = {
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2022', 'dom', 'dom.iterable'],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, root)

const writeProject = ({ folder }: BundleWorkspace, name: string, source: string): string => {
  const project = join(folder, 'types', name)
  mkdirSync(project, { recursive: true })
  writeFileSync(join(project, 'app.ts'), source)
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['app.ts'] }),
  )
  return project
}

/** Type instantiations of a whole app, by the compiler's own count. */
export const instantiationsOf = (
  workspace: BundleWorkspace,
  name: string,
  source: string,
): number => {
  const project = writeProject(workspace, name, source)
  const report = execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--extendedDiagnostics'],
    { encoding: 'utf8' },
  )
  return Number(/Instantiations:\s+(\d+)/.exec(report)?.[1])
}

/** Milliseconds for a completion after a keystroke, at the `|` of the source: the median of several. */
export const completionTime = (
  workspace: BundleWorkspace,
  name: string,
  source: string,
): number => {
  const position = source.indexOf('|')
  const project = writeProject(workspace, name, source.replace('|', ''))
  const file = join(project, 'app.ts')
  let version = 0
  let text = source.replace('|', '')
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const content = path === file ? text : ts.sys.readFile(path)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => project,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    ...(ts.sys.realpath ? { realpath: ts.sys.realpath } : {}),
  }
  const service = ts.createLanguageService(host)
  const times: number[] = []
  for (let edit = 0; edit < 12; edit += 1) {
    version += 1
    text = `${source.replace('|', '')}\n// edit ${edit}`
    const startedAt = performance.now()
    const found = service.getCompletionsAtPosition(file, position, {})
    times.push(performance.now() - startedAt)
    if (!found || found.entries.length === 0) throw new Error(`${name}: nothing to complete`)
  }
  // Warm-up: the first one reads the libraries.
  return median(times.slice(2))
}

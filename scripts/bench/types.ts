/** The cost of an app's types: instantiations for the compiler, milliseconds for the editor. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root, workspace } from './bundle-workspace.ts'
import { median } from './timing.ts'
import { typeApps } from './type-apps.ts'

type TypeApp = keyof typeof typeApps

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

const writeProject = (app: TypeApp): string => {
  const project = join(workspace, 'types', app)
  mkdirSync(project, { recursive: true })
  writeFileSync(join(project, 'app.ts'), typeApps[app])
  writeFileSync(
    join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['app.ts'] }),
  )
  return project
}

/** Type instantiations of a whole app, by the compiler's own count. */
export const instantiationsOf = (app: TypeApp): number => {
  const project = writeProject(app)
  const report = execFileSync(
    process.execPath,
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', project, '--extendedDiagnostics'],
    { encoding: 'utf8' },
  )
  return Number(/Instantiations:\s+(\d+)/.exec(report)?.[1])
}

/** Milliseconds for a completion after a keystroke, in the last quotes of the app: the median of several. */
export const completionTime = (app: TypeApp): number => {
  const source = typeApps[app]
  const position = source.lastIndexOf("'")
  const project = writeProject(app)
  const file = join(project, 'app.ts')
  let version = 0
  let text: string = source
  const { readFile, fileExists, directoryExists, getDirectories, realpath } = ts.sys
  const host: ts.LanguageServiceHost = {
    getScriptFileNames: () => [file],
    getScriptVersion: (path) => (path === file ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const content = path === file ? text : readFile(path)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    getCurrentDirectory: () => project,
    getCompilationSettings: () => options,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    ...{ readFile, fileExists, directoryExists, getDirectories },
    ...(realpath && { realpath }),
  }
  const service = ts.createLanguageService(host)
  const times: number[] = []
  for (let edit = 0; edit < 12; edit += 1) {
    version += 1
    text = `${source}\n// edit ${edit}`
    const startedAt = performance.now()
    const found = service.getCompletionsAtPosition(file, position, {})
    times.push(performance.now() - startedAt)
    if (!found || found.entries.length === 0) throw new Error(`${app}: nothing to complete`)
  }
  // Warm-up: the first one reads the libraries.
  return median(times.slice(2))
}

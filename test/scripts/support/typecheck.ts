/** Type-checks files of a folder like a separate app, and returns the errors, one line each. */
import { onTestFinished } from 'vitest'
import { NativeProject } from './native-project.ts'

const options = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'bundler',
  types: ['node'],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

/** A repeatable, incremental check: rereads only changed files. */
export function typechecker(root: string, files: readonly string[]): () => string[] {
  let project: NativeProject | undefined
  onTestFinished(() => project?.close())
  return () => {
    if (project) project.reread()
    else project = new NativeProject(root, { files, options })
    return project.complaints().map(({ message }) => message)
  }
}

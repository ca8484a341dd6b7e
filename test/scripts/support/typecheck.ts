/** Type-checks files of a folder as an app of its own would, and answers what the compiler says, one line each. */
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

/** A check that may be made again after a file has changed: it then reads only that file. */
export function typechecker(root: string, files: readonly string[]): () => string[] {
  let project: NativeProject | undefined
  onTestFinished(() => project?.close())
  return () => {
    if (project) project.reread()
    else project = new NativeProject(root, { files, options })
    return project.complaints().map(({ message }) => message)
  }
}

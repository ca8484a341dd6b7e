/** A description of one file in a folder of its own, for tests that compile many. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import config from '../../../openapi-ts.config.ts'
import { Compiler } from '../../../scripts/generate/compiler.ts'
import type { Problem } from '../../../scripts/generate/read/problem.ts'
import { problemsOf } from './problems.ts'

const project = resolve(import.meta.dirname, '../../..')

interface SmallDescription {
  readonly file: string
  /** What the compiler says of a text in the file. */
  compile(text: string): Promise<readonly Problem[]>
}

export function smallDescription(): SmallDescription {
  const root = mkdtempSync(join(tmpdir(), 'description-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'spec'))
  cpSync(join(project, config.extensions), join(root, config.extensions))
  const file = join(root, config.description)
  return {
    file,
    compile(text) {
      writeFileSync(file, text)
      return problemsOf(() => new Compiler(config, root).build())
    },
  }
}

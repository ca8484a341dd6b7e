/** A single-file description in a separate folder, for tests that compile many. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import config from '../../../openapi-ts.config.ts'
import { build } from '../../../scripts/generate/compiler.ts'
import type { Problem } from '../../../scripts/generate/read/problem.ts'
import { problemsOf } from './problems.ts'

const project = resolve(import.meta.dirname, '../../..')

interface SmallDescription {
  readonly file: string
  /** Compiles a text; returns the problems. */
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
      return problemsOf(() => build(config, root))
    },
  }
}

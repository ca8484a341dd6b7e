/** `--new`: writes an operation, its schemas and its handler to fill in. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Description } from '../model/description.ts'
import { adviseNext } from './advice.ts'
import { planOperation } from './plan.ts'
import { readNewOperation } from './request.ts'

/** The description as it is, read and as a bundle. */
interface DescribedNow {
  readonly description: Description
  readonly bundle: unknown
}

export { ScaffoldError } from './request.ts'

/**
 * Writes the new operation into the project's files.
 * @param root the project's folder
 * @param folder the description's folder, from `root`
 * @param given the operation's id, method and path
 * @param now the description as it is
 * @returns what was written and what to do next
 * @throws ScaffoldError when the operation cannot be written; then no file was touched
 */
export function scaffold(
  root: string,
  folder: string,
  [id = '', ...given]: readonly string[],
  { description, bundle }: DescribedNow,
): string {
  const operation = readNewOperation(id, given, description)
  const written = planOperation(root, folder, operation, description, bundle)
  for (const { file, text } of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return adviseNext(operation.id, written)
}

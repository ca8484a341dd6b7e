/** Names of files as they are written in the repository: with slashes, on Windows, too. */
import { sep } from 'node:path'

/** A path with slashes. */
export function slashed(path: string, separator: string = sep): string {
  return path.replaceAll(separator, '/')
}

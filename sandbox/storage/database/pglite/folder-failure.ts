/** Why a data folder cannot be used, in one line. */
import { StartFailure } from '../../../platform/start-failure.ts'

const reasons: ReadonlyMap<string, string> = new Map([
  ['EACCES', 'is not writable by this user'],
  ['EPERM', 'is not writable by this user'],
  ['EROFS', 'is on a read-only disk'],
  ['EEXIST', 'is a file, not a folder'],
  ['ENOTDIR', 'is not a folder'],
  ['ENOENT', 'cannot be created'],
  ['ENAMETOOLONG', 'has a name that is too long'],
  ['ELOOP', 'has a loop of links'],
  ['ENOSPC', 'is on a full disk'],
  ['EDQUOT', 'is on a full disk'],
])

/** Describes an error of the file system, or of an engine that could not start; passes any other through. */
export function folderFailure(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (isUnreadable(error)) {
    return new StartFailure(
      `The data folder ${folder} is damaged or incomplete: the database cannot start. Restore a copy of the whole folder with its empty subfolders, or choose another with --data.`,
      { cause: error },
    )
  }
  if (!('code' in error)) return error
  const reason = reasons.get(String(error.code))
  // A refused write names no path; those outside the folder are caught at their source.
  const path = 'path' in error ? String(error.path) : folder
  // Other files of the sandbox have failures of their own.
  if (!path.startsWith(folder) && !folder.startsWith(path)) return error
  if (reason === undefined) return error
  return new StartFailure(`The data folder ${folder} ${reason}. Choose another with --data.`, {
    cause: error,
  })
}

/** Whether the engine gave up on its files, which it does not name. */
function isUnreadable(error: Error): boolean {
  return error instanceof WebAssembly.RuntimeError || /failed to initialize/.test(error.message)
}

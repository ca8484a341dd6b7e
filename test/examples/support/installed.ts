/** Installs an example outside the repository, with the packed client. */
import { exec } from 'node:child_process'
import { copyFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(exec)

/** The tarball that manifests of examples name. */
export const tarball = 'storefront-client-0.1.0.tgz'

let packed: Promise<string> | undefined

/** The client is packed once for all examples. */
const packClient = async (root: string): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-packed-'))
  await run(`npm pack --silent --pack-destination "${folder}"`, { cwd: root })
  return join(folder, tarball)
}

/** Copies an example, installs from its lockfile, and returns its folder. */
export async function installExample(root: string, name: string): Promise<string> {
  packed ??= packClient(root)
  const file = await packed
  const folder = mkdtempSync(join(tmpdir(), `storefront-example-${name}-`))
  cpSync(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !['node_modules', '.next', 'build'].includes(basename(path)),
  })
  copyFileSync(file, join(folder, tarball))
  await run('npm ci --no-audit --no-fund --prefer-offline', { cwd: folder })
  return folder
}

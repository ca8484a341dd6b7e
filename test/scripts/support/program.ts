/** Programs on the code of a folder, each in a child process. */
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'

/** Bundled code still reads files beside its source. */
const besideSource: Plugin = {
  name: 'beside-source',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path))),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    })),
}

/**
 * Runs a program that imports files of the folder, and returns its output. It is bundled, because transpiling file by
 * file takes several times as long.
 */
export async function printedBy(
  program: string,
  root: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const cache = join(root, '.cache')
  mkdirSync(cache, { recursive: true })
  // Within the folder, to resolve node_modules.
  const file = join(cache, `program-${randomUUID()}.mjs`)
  try {
    await build({
      absWorkingDir: root,
      stdin: { contents: program, resolveDir: root, loader: 'ts' },
      outfile: file,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      packages: 'external',
      conditions: ['storefront-source'],
      plugins: [besideSource],
      logLevel: 'silent',
    })
    // The optimizing JIT would take longer than the program.
    const { stdout } = await promisify(execFile)(process.execPath, ['--liftoff-only', file], {
      cwd: root,
      env: { ...process.env, ...environment },
    })
    return stdout
  } finally {
    rmSync(file, { force: true })
  }
}

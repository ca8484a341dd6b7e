/** Builds in child processes, so that they run concurrently and isolated. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

export interface Builder {
  readonly name: string
  readonly command: string
  readonly words: readonly string[]
  readonly place: string
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Runs a production build.
 *
 * @throws Error with its output when it fails
 */
export async function runBuilder(builder: Builder): Promise<void> {
  const command = join(dirname(require.resolve(`${builder.name}/package.json`)), builder.command)
  const child = spawn(process.execPath, [command, ...builder.words], {
    cwd: builder.place,
    env: { ...process.env, NODE_ENV: 'production', ...builder.environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${builder.name} did not build ${builder.place}:\n${said}`)
}

/** The measured servers, each in a separate process. */
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endProcess, endWithThis } from '../../end-process.ts'
import { root } from '../bundle-workspace.ts'

export interface Server {
  readonly url: string
  readonly pid: number | undefined
  stop(): Promise<void>
}

export interface SandboxServer extends Server {
  readonly apiKey: string
}

/** Starts the sandbox's command. */
export async function startSandbox(...flags: string[]): Promise<SandboxServer> {
  const child = spawn(
    process.execPath,
    ['sandbox/process/start.js', '--port', '0', '--json', ...flags],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  endWithThis(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, apiKey }: { url: string; apiKey: string } = JSON.parse(line)
    return { url, apiKey, pid: child.pid, stop: () => endProcess(child) }
  }
  throw new Error('The sandbox ended before it was ready')
}

/** Starts a bare Node server that answers everything with `body`. */
export async function startBare(body: Buffer): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { execArgv: ['--import', 'tsx'] })
  endWithThis(child)
  child.send(body.toString())
  const [port] = await once(child, 'message')
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => endProcess(child) }
}

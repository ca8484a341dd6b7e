/** The sandbox's command as a child process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')

/** What `--json` prints. */
export interface Announcement {
  readonly url: string
  readonly clientId: string
  readonly apiKey: string
  readonly owner: { readonly email: string; readonly password: string }
  readonly member: { readonly email: string; readonly password: string }
}

/** A running or ended command. */
export interface Command {
  readonly child: ChildProcess
  output(): { readonly stdout: string; readonly stderr: string }
  /** Resolves when the first line of stdout is complete; rejects when the command ends before. */
  firstLine(): Promise<string>
  /** The exit code, or the signal's name. */
  readonly ended: Promise<number | string | null>
}

/** Optimising the engine's code takes longer than the few seconds that these processes live. */
const briefly = '--liftoff-only'

/** Runs the command with arguments. The process is Node itself, so that a signal hits it. */
export function runSandbox(...args: string[]): Command {
  const line = [briefly, 'sandbox/process/start.js', ...args]
  return follow(spawn(process.execPath, line, { cwd: root }))
}

/** Runs the documented `npm run` line, in a process group of its own as a terminal would. */
export function npmRunSandbox(...args: string[]): Command {
  const line = ['run', '--silent', 'sandbox', '--', ...args]
  return follow(spawn('npm', line, { cwd: root, detached: true }))
}

/** Starts a sandbox and waits until it is ready. */
export async function startSandbox(...args: string[]): Promise<Command & Announcement> {
  const command = runSandbox('--port', '0', '--json', ...args)
  const announcement: Announcement = JSON.parse(await command.firstLine())
  return { ...command, ...announcement }
}

function follow(child: ChildProcess): Command {
  let stdout = ''
  let stderr = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal)
  return {
    child,
    ended,
    output: () => ({ stdout, stderr }),
    firstLine: () =>
      new Promise((resolve, reject) => {
        const look = () => {
          const end = stdout.indexOf('\n')
          if (end >= 0) resolve(stdout.slice(0, end))
        }
        child.stdout?.on('data', look)
        look()
        ended.then(() => reject(new Error(`The sandbox ended before it was ready: ${stderr}`)))
      }),
  }
}

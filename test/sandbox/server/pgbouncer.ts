/** A PgBouncer in front of the test run's server, where the machine has one. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../setup/free-port.ts'

const program = process.env.STOREFRONT_PGBOUNCER ?? '/usr/sbin/pgbouncer'

/** The version as a number, 1.21 as 121; undefined where there is none. */
export const pgbouncerVersion = existsSync(program)
  ? versionOf(execFileSync(program, ['--version'], { encoding: 'utf8' }))
  : undefined

function versionOf(text: string): number {
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(text) ?? []
  return Number(major) * 100 + Number(minor)
}

export interface Pgbouncer {
  /** The database's address through it. */
  readonly url: string
  stop(): Promise<void>
}

/** @param settings lines of its settings */
export async function startPgbouncer(
  databaseUrl: string,
  settings: readonly string[],
): Promise<Pgbouncer> {
  const { hostname, port, pathname, username } = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'storefront-pgbouncer-'))
  // It refuses to run as root.
  chmodSync(folder, 0o755)
  const users = join(folder, 'users.txt')
  const file = join(folder, 'pgbouncer.ini')
  const own = await freePort()
  writeFileSync(users, `"${username}" ""\n`)
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${own}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      ...settings,
    ].join('\n'),
  )
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, ['-q', ...user, file], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await listening(own)
  return {
    url: `postgres://${username}@127.0.0.1:${own}${pathname}`,
    stop: async () => {
      child.kill('SIGINT')
      // A second one does not wait for clients.
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (isOpen) return
    await sleep(20)
  }
}

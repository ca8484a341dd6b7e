/** A temporary PostgreSQL server for tests, on loopback. */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

const OLDEST = 15
const PACKAGES = '/usr/lib/postgresql'

/** A running throwaway server. */
export interface ThrowawayPostgres {
  url: string
  /** Simulates a crash: stops at once, without flushing. */
  kill(): void
  /** Starts a standby of this server, under a name for `synchronous_standby_names`. */
  startStandby(name: string): Promise<ThrowawayPostgres>
  stop(): Promise<void>
}

/** Starts a server if PostgreSQL 15 or newer is installed; otherwise returns undefined. */
export async function startPostgres(): Promise<ThrowawayPostgres | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  return startIn(programs, (data, run) =>
    run('initdb', [
      ...['-D', data, '-U', 'storefront', '-A', 'trust'],
      ...['-E', 'UTF8', '--no-sync', '--locale=C.UTF-8'],
    ]),
  )
}

type Run = (program: string, args: string[]) => void

/** @param fill initializes the data folder */
async function startIn(
  programs: string,
  fill: (data: string, run: Run) => void,
): Promise<ThrowawayPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-postgres-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  fill(data, (program, args) => {
    execFileSync(join(programs, program), args, { ...account, cwd: folder, stdio: 'pipe' })
  })
  const port = await freePort()
  // Durability is irrelevant for temporary data.
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -c port=${port}`
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options.split(' ')], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
  })
  await untilReady(programs, port)
  return {
    url: `postgres://storefront@127.0.0.1:${port}/postgres`,
    kill: () => void server.kill('SIGKILL'),
    startStandby: (name) =>
      startIn(programs, (copy, run) =>
        run('pg_basebackup', [
          ...['-D', copy, '-R', '-X', 'stream', '--no-sync', '--checkpoint=fast', '-d'],
          `host=127.0.0.1 port=${port} user=storefront application_name=${name}`,
        ]),
      ),
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | undefined {
  if (!existsSync(PACKAGES)) return undefined
  const [newest] = readdirSync(PACKAGES)
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((one, other) => other - one)
  const programs = newest && join(PACKAGES, String(newest), 'bin')
  return programs && existsSync(join(programs, 'postgres')) ? programs : undefined
}

/** PostgreSQL refuses to run as root, so root switches to the account of its package. */
function unprivilegedAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(programs: string, port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('The throwaway PostgreSQL did not start within 10 seconds.')
}

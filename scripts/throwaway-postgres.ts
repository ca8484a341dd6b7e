/** A PostgreSQL server for tests and measurements, on loopback, thrown away with its folder. */
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
  stop(): Promise<void>
}

/**
 * Starts a server when the machine has PostgreSQL 15 or newer; otherwise answers nothing.
 *
 * @param durable whether a commit reaches the disk: what is measured must, what is only tested is quicker without
 */
export async function startPostgres({
  durable = false,
} = {}): Promise<ThrowawayPostgres | undefined> {
  const programs = findPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'storefront-postgres-'))
  const account = unprivilegedAccount()
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync(join(programs, program), args, { ...account, cwd: folder, stdio: 'pipe' })

  run('initdb', [
    '-D',
    data,
    '-U',
    'storefront',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--locale=C.UTF-8',
  ])
  const port = await freePort()
  const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c port=${port}`
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options.split(' ')], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })
  const url = `postgres://storefront@127.0.0.1:${port}/postgres`
  await untilReady(programs, port)
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          resolve()
        })
        server.kill('SIGINT')
      }),
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

/** PostgreSQL refuses to run as root, so root hands it to the account its package made. */
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

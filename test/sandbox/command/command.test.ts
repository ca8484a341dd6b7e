/** The command line: what it prints, how it ends, what it refuses. */
import { existsSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox } from '../../../sandbox/composition/sandbox.ts'
import { demoCoupons } from '../../../sandbox/demo/seed/data.ts'
import { commands } from '../../../sandbox/process/commands/index.ts'
import { createClient, platforms } from '../../../src/index.ts'
import { sampled } from '../../setup/long.ts'
import { longIt } from '../../setup/long-run.ts'
import { temporaryFolder } from '../storage/engines.ts'
import { type Announcement, npmRunSandbox, runSandbox, startSandbox } from './command.ts'

/** A file beside the data folder. */
function fileIn({ path }: ReturnType<typeof temporaryFolder>): string {
  const file = `${path}-file`
  writeFileSync(file, '')
  return file
}

/** What a store's settings say. */
async function acceptsPayments({ url }: Pick<Announcement, 'url'>): Promise<string | undefined> {
  const file = await (await fetch(`${url}/_sandbox/store.ndjson`)).text()
  return /"acceptsPayments":(\w+)/.exec(file)?.[1]
}

describe('the command', () => {
  it('follows a log until the pipe closes or Ctrl-C, also while no sandbox answers', async () => {
    const sandbox = await createSandbox()
    const { url } = await sandbox.listen({ port: 0 })
    await fetch(`${url}/a`)
    const follow = ['requests', '--follow', '--url', url]
    const [command, piped] = [runSandbox(...follow), runSandbox(...follow)]
    expect(await command.firstLine()).toContain('GET /a')
    await piped.firstLine()
    // As `head -1` does.
    piped.child.stdout?.destroy()
    await fetch(`${url}/b`)
    expect(await piped.ended).toBe(0)
    await sandbox.close()
    await expect.poll(() => command.output().stderr).toContain('Waiting')
    command.child.kill('SIGINT')
    expect(await command.ended).toBe('SIGINT')
  })

  it('prints one JSON line when it is ready and nothing before it, and does not outlive the npm that started it', async () => {
    const folder = temporaryFolder()
    const command = npmRunSandbox('--port', '0', '--data', folder.path, '--json')
    const announced = JSON.parse(await command.firstLine())
    expect(announced).toEqual({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      clientId: expect.any(String),
      apiKey: expect.any(String),
      owner: { email: 'owner@storefront.example', password: 'owner-demo-1' },
      member: { email: 'member@storefront.example', password: 'member-demo-1' },
      coupons: demoCoupons,
      idpConnectionId: expect.any(String),
      idpTokenParams: expect.any(Object),
    })
    const answer = await fetch(`${announced.url}/v1/members?paging.limit=1`, {
      headers: { authorization: announced.apiKey },
    })
    expect(answer.status).toBe(200)
    expect(await acceptsPayments(announced)).toBe('true')
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(true)
    // Without /proc it does not know of its npm; then all of its group are asked.
    const group = existsSync('/proc/self/status') ? 1 : -1
    process.kill(group * (command.child.pid ?? 0), 'SIGTERM')
    await command.ended
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
    await expect(fetch(announced.url)).rejects.toThrow()
    expect(command.output().stdout.trim().split('\n')).toHaveLength(1)
    folder.remove()
  })

  it('opens a store with the account steps it is given, without payments on request, and ends on Ctrl-C', async () => {
    const folder = temporaryFolder()
    const command = await startSandbox(
      ...['--data', folder.path, '--accounts', 'captcha,owner-approval', '--check-answers'],
      ...['--no-payments'],
    )
    const client = createClient({
      platform: platforms.sandbox(command.url),
      clientId: command.clientId,
    })
    const person = { email: 'new@example.com', password: 'a-long-password' }
    expect(await client.session.register(person)).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
    const captchaTokens = { visible: 'sandbox-pass' }
    expect(await client.session.register({ ...person, captchaTokens })).toEqual({
      loginState: 'OWNER_APPROVAL_REQUIRED',
    })
    expect(await acceptsPayments(command)).toBe('false')
    command.child.kill('SIGINT')
    expect(await command.ended).toBe(0)
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
    folder.remove()
  })

  // Each in a first start: the two tests above.
  longIt('takes payments again when it is started without --no-payments', async () => {
    const folder = temporaryFolder()
    const found: unknown[] = []
    for (const more of [['--no-payments'], []]) {
      const command = await startSandbox('--data', folder.path, ...more)
      found.push(await acceptsPayments(command))
      command.child.kill('SIGTERM')
      await command.ended
    }
    expect(found).toEqual(['false', 'true'])
    folder.remove()
  })

  it('prints the options of itself and of its commands for --help', async () => {
    const [start, requests] = [runSandbox('--help'), runSandbox('requests', '--help')]
    expect([await start.ended, await requests.ended]).toEqual([0, 0])
    expect(start.output().stdout).toMatch(/^ {2}--strict +refuses additions of the sandbox$/m)
    const [, listed = ''] = start.output().stdout.split('Commands for a running sandbox:\n')
    expect(listed.trimEnd().split('\n')).toEqual(
      [...commands.keys()].flatMap((name) => [
        expect.stringMatching(new RegExp(`^ {2}${name} `)),
        expect.stringMatching(/^ {6}[a-z]/),
      ]),
    )
    expect(requests.output().stdout).toMatch(
      /^Usage: .*requests \[--follow\].*\nShows the latest requests/,
    )
  })

  // The sandbox alone: the test of account steps above.
  longIt('ends on Ctrl-C, which reaches npm, its shell and the sandbox', async () => {
    const folder = temporaryFolder()
    const command = npmRunSandbox('--port', '0', '--data', folder.path, '--json')
    await command.firstLine()
    process.kill(-(command.child.pid ?? 0), 'SIGINT')
    await command.ended
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
    folder.remove()
  })
})

/** Arguments that cannot be, and what is said of them; each is tried in a process of its own. */
const misused: readonly (readonly [args: readonly string[], line: RegExp])[] = [
  [['--colour'], /Unknown option '--colour'.*Usage: npm run sandbox/],
  [['outbx'], /^Unknown command 'outbx'\. Usage: .* outbox/],
  [['--strict', 'extra'], /Unexpected argument 'extra'.*Usage/],
  [['--port', 'eighty'], /--port takes a whole number from 0 to 65535, not "eighty"/],
  [['--port', '70000'], /--port takes a whole number/],
  [['--products', '-1'], /--products/],
  [['--seed', '1.5'], /--seed takes a whole number/],
  [['--json=yes'], /--json/],
  [['requests', '--limit', 'all'], /--limit takes a whole number from 1 to 500, not "all"/],
  [
    ['--accounts', 'captcha,tea'],
    /--accounts takes some of .*captcha, short-passwords, unthrottled, or none, not "tea"/,
  ],
  [['--data', 'x', '--database-url', 'y'], /--data and --database-url cannot be combined/],
  [['--database-url', ''], /--database-url needs the address of a database/],
  [['--pool-size', '5'], /--pool-size requires --database-url/],
  [['--database-url', 'y', '--pool-size', '0'], /--pool-size takes a whole number from 1 to 1000/],
]

describe('a failing start', () => {
  let folder: ReturnType<typeof temporaryFolder>
  let taken: Server
  let port: string
  beforeAll(async () => {
    folder = temporaryFolder()
    taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    port = typeof address === 'object' && address !== null ? String(address.port) : ''
  })
  afterAll(() => {
    taken?.close()
    folder?.remove()
  })

  async function refusal(...args: string[]) {
    const command = runSandbox(...args)
    const code = await command.ended
    const { stdout, stderr } = command.output()
    expect(stdout).toBe('')
    expect(stderr.trim().split('\n')).toHaveLength(1)
    return { code, line: stderr.trim() }
  }

  it.each(sampled(misused, 14))(
    'for %j reports it in one line and exits with 2',
    async (args, line) => {
      const refused = await refusal(...args)
      expect(refused.code).toBe(2)
      expect(refused.line).toMatch(line)
    },
  )

  it('on a port in use reports it, and unlocks the folder', async () => {
    const refused = await refusal('--port', port, '--data', folder.path)
    expect(refused).toEqual({
      code: 1,
      line: `Port ${port} of 127.0.0.1 is in use. Choose another with --port.`,
    })
    expect(existsSync(`${folder.path}/sandbox.lock`)).toBe(false)
  })

  // Within one process: `test/sandbox/storage/embedded.test.ts`.
  longIt('for a folder in use names the process, and touches nothing', async () => {
    const first = await startSandbox('--data', folder.path)
    const refused = await refusal('--port', '0', '--data', folder.path)
    expect(refused.code).toBe(1)
    expect(refused.line).toMatch(new RegExp(`is in use by process ${first.child.pid} on `))
    const answer = await fetch(`${first.url}/v1/members`, {
      headers: { authorization: first.apiKey },
    })
    expect(answer.status).toBe(200)
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })

  const places: readonly (readonly [kind: string, place: () => string, line: RegExp])[] = [
    ['a file', () => fileIn(folder), /is a file, not a folder\. Choose another with --data\.$/],
    ['a path through a file', () => `${fileIn(folder)}/store`, /is not a folder/],
    ['one that the system owns', () => '/proc/store', /\/proc\/store cannot be created/],
    ['one that is read-only', () => '/sys/store', /is not writable by this user/],
  ]
  it.each(sampled(places, 4))('in a folder that is %s reports it', async (kind, place, line) => {
    if (process.platform !== 'linux' && kind.startsWith('one that')) return
    const refused = await refusal('--port', '0', '--data', place())
    expect(refused).toEqual({ code: 1, line: expect.stringMatching(line) })
  })

  it('with an unreachable database reports its address, without the password', async () => {
    const url = `postgres://someone:secret@127.0.0.1:1/shop`
    const refused = await refusal('--port', '0', '--database-url', url)
    expect(refused.code).toBe(1)
    expect(refused.line).toMatch(
      /^Cannot reach the database at postgres:\/\/127\.0\.0\.1:1\/shop: /,
    )
    expect(refused.line).not.toContain('secret')
  })
})

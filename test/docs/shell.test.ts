/** The shell scripts of the guides that are marked `run` do what they say, against a store on a port. */
import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSandbox, type Sandbox } from '../../sandbox/composition/sandbox.ts'
import { documents, root } from './snippets.ts'

const scripts = documents.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^```sh run\n([\s\S]*?)^```$/gm)].map(
    ([, script = '']) => [relative(root, file), script] as const,
  ),
)
const tools = ['bash', 'curl', 'jq', 'openssl']
const missing = tools.filter((tool) => spawnSync(tool, ['--version']).error !== undefined)
if (missing.length > 0)
  console.warn(`Shell scripts of the guides need ${missing.join(', ')}: skipped`)

describe.skipIf(missing.length > 0)('a shell script prints what it says', () => {
  let sandbox: Sandbox
  let url: string

  beforeAll(async () => {
    sandbox = await createSandbox({ accounts: { emailVerification: true } })
    url = (await sandbox.listen({ port: 0 })).url
  })
  afterAll(() => sandbox.close())

  it('is there', () => {
    expect(scripts.length).toBeGreaterThan(0)
  })

  it.each(scripts)('%s', async (_, script) => {
    const promised = [...script.matchAll(/# → (.*)$/gm)].map(([, line]) => line)
    const printed = await run(script, url)
    expect(printed.filter((line) => promised.includes(line))).toEqual(promised)
  })

  it('is in the request log, call by call', async () => {
    const logged = await sandbox.requests({ limit: 500 })
    const told = logged.map(({ operation, path }) => operation ?? path.split('?')[0])
    for (const step of [
      'currentCart.addToCurrentCart',
      'currentCart.updateCurrentCart',
      'currentCart.estimateCurrentCartTotals',
      'authentication.registerV2',
      'verification.verifyDuringAuthentication',
      'currentCart.createCheckoutFromCurrentCart',
      '/_sandbox/checkout',
    ]) {
      expect(told).toContain(step)
    }
  })
})

/** In a process of its own that does not block this one: the store answers from here. */
function run(script: string, shop: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, SHOP: shop }
    execFile('bash', ['-eu', '-c', script], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${error.message}\n${stdout}\n${stderr}`))
      else resolve(stdout.split('\n'))
    })
  })
}

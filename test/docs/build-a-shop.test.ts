/** `build-a-shop.md`, followed word by word: its files compile, and in the long run the packed packages make a shop of them. */
import { execFileSync, spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { recordOf } from '../../scripts/generate/model/json.ts'
import { browser, fieldOf } from '../examples/storefront/forms.ts'
import { NativeProject } from '../scripts/support/native-project.ts'
import { freePort } from '../setup/free-port.ts'
import { longIt } from '../setup/long-run.ts'
import { buildStepsOf } from './build-steps.ts'
import { root } from './snippets.ts'

const page = readFileSync(join(root, 'docs/guides/build-a-shop.md'), 'utf8')
const steps = buildStepsOf(page)
const files = steps.filter((step) => step.kind === 'file')
const commands = steps.filter((step) => step.kind === 'commands')

const write = (folder: string, { file, text }: (typeof files)[number]): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('the files of the shop', () => {
  it('stand below their names', () => {
    const named = [...page.matchAll(/^\*\*`(.+)`\*\*$/gm)].map(([, name]) => name)
    expect(named).toEqual(files.map(({ file }) => file))
    expect(files.length).toBeGreaterThan(15)
  })

  it('compile', () => {
    const folder = join(root, '.cache', 'build-a-shop')
    rmSync(folder, { recursive: true, force: true })
    for (const file of files) write(folder, file)
    const code = files.filter(({ file }) => /\.tsx?$/.test(file))
    const project = new NativeProject(root, {
      files: code.map(({ file }) => relative(root, join(folder, file))),
      extends: 'tsconfig.json',
      options: { types: ['node', join(root, 'node_modules/vite/client')] },
    })
    onTestFinished(() => project.close())
    expect(
      project.complaints().map(({ file, line, message }) => `${file}: ${message}\n  ${line}`),
    ).toEqual([])
  })

  it('are for the versions that the example has', () => {
    const manifest = recordOf(
      JSON.parse(readFileSync(join(root, 'examples/storefront/package.json'), 'utf8')),
    )
    const known: Readonly<Record<string, unknown>> = {
      ...recordOf(manifest.dependencies),
      ...recordOf(manifest.devDependencies),
    }
    const installed = [...page.matchAll(/(?<=\s)(@?[\w/-]+)@(\d+\.\d+\.\d+)/g)]
    expect(installed.length).toBeGreaterThan(5)
    for (const [, name = '', version] of installed) {
      if (name in known) expect(`${name} ${version}`).toBe(`${name} ${known[name]}`)
    }
  })
})

/** Starts a command of the page that goes on running, until the test ends. */
const start = (line: string, cwd: string, env: Record<string, string> = {}): void => {
  const child = spawn('bash', ['-c', line], {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'ignore',
    detached: true,
  })
  onTestFinished(() => {
    if (child.pid !== undefined) process.kill(-child.pid)
  })
}

const answers = (address: string) =>
  expect
    .poll(() => fetch(address).then(({ status }) => status, String), { interval: 200 })
    .toBe(200)

longIt('an empty folder becomes a shop that sells', async () => {
  const beside = mkdtempSync(join(tmpdir(), 'build-a-shop-'))
  onTestFinished(() => rmSync(beside, { recursive: true, force: true }))
  const packages = join(beside, 'storefront-client')
  mkdirSync(packages)
  const [port, store] = [await freePort(), await freePort()]
  const open: string[] = []
  for (const step of steps) {
    if (step.kind === 'file') write(join(beside, 'my-shop'), step)
    else if (step.isBackground) open.push(...step.lines)
    else {
      const isRepository = step.folder === 'storefront-client'
      const cwd = isRepository ? root : join(beside, step.folder === '..' ? '.' : step.folder)
      for (const line of step.lines) {
        // This checkout is installed already, and its tarballs are wanted beside the shop.
        if (line === 'npm ci') continue
        const typed = isRepository ? `${line} --pack-destination ${packages}` : line
        execFileSync('bash', ['-c', typed], { cwd, stdio: 'pipe' })
      }
    }
  }
  expect(open).toEqual(['npm run sandbox', 'npm run dev', 'npm start'])
  expect(readdirSync(packages).length).toBe(2)
  const folder = join(beside, 'my-shop')
  expect(existsSync(join(folder, 'build/server/index.js'))).toBe(true)

  const platform = `http://127.0.0.1:${store}`
  start(`npm run sandbox -- --port ${store} --data memory`, folder)
  start('npm start', folder, { PORT: String(port), STOREFRONT_PLATFORM: platform })
  const shop = `http://localhost:${port}/shop`
  await answers(`${platform}/_sandbox/`)
  await answers(`${shop}/`)

  const visit = browser()
  expect((await visit(`${shop}/`)).text).toContain('Market Basket')
  expect((await visit(`${shop}/products/linen-camp-shirt`)).text).toContain('Add to cart')
  const add = { intent: 'add', product: 'linen-camp-shirt', quantity: '1' }
  expect((await visit(`${shop}/cart`, add)).text).toContain('Choose Size and Color.')
  await visit(`${shop}/cart`, { ...add, 'o.Size': 'M', 'o.Color': 'Sky' })
  const expired = await visit(`${shop}/cart`, { intent: 'coupon', code: 'LASTYEAR' })
  expect(expired.text).toContain('The coupon has expired')
  const couponed = await visit(`${shop}/cart`, { intent: 'coupon', code: 'TENOFF' })
  expect(couponed.text).toContain('Linen Camp Shirt')
  expect(couponed.text).toContain('Total: $49.77')

  const member = { email: 'member@storefront.example', password: 'member-demo-1' }
  const wrong = await visit(`${shop}/sign-in`, { ...member, password: 'wrong' })
  expect(wrong.text).toContain('The email or password is wrong.')
  expect((await visit(`${shop}/sign-in`, member)).text).toContain('Sign out')
  expect((await visit(`${shop}/cart`)).text).toContain('Linen Camp Shirt')

  const address = await visit(`${shop}/checkout`, {})
  const review = await visit(address.address, {
    step: 'address',
    email: member.email,
    firstName: 'Ann',
    lastName: 'Lee',
    addressLine: '235 West 23rd Street',
    city: 'New York',
    postalCode: '10011',
    country: 'US',
    subdivision: 'US-NY',
  })
  const total = fieldOf(review.html, 'total')
  const thanks = await visit(review.address, { step: 'order', total })
  expect(thanks.text).toMatch(/Thank you for your order \d+ Total: \$/)
  expect((await visit(`${shop}/sign-out`, {})).text).toContain('Sign in')
})

it('says in prose where its commands are typed', () => {
  expect(commands.length).toBeGreaterThan(5)
  expect(new Set(commands.map(({ folder }) => folder))).toEqual(
    new Set(['storefront-client', '..', 'my-shop']),
  )
})

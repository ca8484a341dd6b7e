// The console that comes of the recipes of docs/guides/changing-the-console-and-sandbox.md, built and opened.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stepsOf } from '../docs/recipe-steps.ts'
import { root } from '../docs/snippets.ts'
import { longDescribe } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'

const built = join(tmpdir(), `console-of-recipes-${process.pid}`)

longDescribe('the console of the recipes', () => {
  const removals: (() => void)[] = []

  beforeAll(async () => {
    // A normal run needs no compiler here.
    const { copyDescription } = await import('../scripts/support/copy.ts')
    const { follow } = await import('../scripts/support/follow.ts')
    const floors = ['generated', 'src', 'sandbox', 'console', 'test/console/messages']
    const copy = copyDescription([...floors, 'package.json', 'tsconfig.json'], (remove) =>
      removals.push(remove),
    )
    const page = readFileSync(join(root, 'docs/guides/changing-the-console-and-sandbox.md'), 'utf8')
    for (const step of stepsOf(page)) await follow(copy, step)
    removals.push(() => rmSync(built, { recursive: true, force: true }))
    const vite = join(root, 'node_modules/vite/bin/vite.js')
    execFileSync(process.execPath, [vite, 'build', 'console', '--outDir', built, '--emptyOutDir'], {
      cwd: copy.root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'pipe',
    })
  })

  const shop = storeUnderTest({ console: built })

  afterAll(() => {
    for (const remove of removals) remove()
  })

  const list = () => shop.page.getByRole('table', { name: 'Products' })

  it('filters the products on sale', async () => {
    const { page } = shop
    await shop.open('products')
    await page.getByLabel('Sale', { exact: true }).selectOption({ label: 'On sale' })
    await page.getByRole('button', { name: 'Remove filter Sale: On sale' }).waitFor()
    await list().and(page.locator('[aria-busy="false"]')).waitFor()
    const rows = list()
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    expect(await rows.filter({ hasText: 'was $' }).count()).toBe(await rows.count())
  })

  it('offers the brand as a column, and sorts by it', async () => {
    const { page } = shop
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Brand' }).check()
    await page.keyboard.press('Escape')
    await list()
      .getByRole('button', { name: /^Brand/ })
      .click()
    await list()
      .getByRole('columnheader', { name: 'Brand' })
      .and(page.locator('[aria-sort="ascending"]'))
      .waitFor()
  })

  it('speaks French, with its number formats', async () => {
    const { page } = shop
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Français' }).click()
    await page.getByRole('heading', { name: 'Produits', level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  })
})

// A console that is deployed anew under an open tab, and one whose file is gone for good.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { consoleOfRun } from '../setup/console.ts'
import { longDescribe, longIt } from '../setup/long-run.ts'
import { storeUnderTest } from './store.ts'

const folder = join(tmpdir(), `storefront-deployed-${process.pid}`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const shop = storeUnderTest({ console: folder })

beforeEach(() => deploy(''))

/** Puts a console in place whose files have other names, as those of another version have. */
function deploy(version: string) {
  const beside = `${folder}-next`
  cpSync(consoleOfRun(), beside, { recursive: true })
  const assets = join(beside, 'assets')
  const names = readdirSync(assets)
  for (const name of names) if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name))
  const scripts = names.filter((name) => name.endsWith('.js'))
  const renamed = (name: string) => name.replace(/\.js$/, `${version}.js`)
  const rewrite = (file: string) => {
    let text = readFileSync(file, 'utf8')
    for (const name of scripts) text = text.replaceAll(name, renamed(name))
    writeFileSync(file, text)
  }
  for (const name of scripts) {
    rewrite(join(assets, name))
    renameSync(join(assets, name), join(assets, renamed(name)))
  }
  for (const name of ['index.html', 'index.html.br', 'index.html.gz']) {
    if (name === 'index.html') rewrite(join(beside, name))
    else rmSync(join(beside, name), { force: true })
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(beside, folder)
}

/** How often the window's page has been loaded since. */
function countLoads(): () => number {
  let loads = 0
  shop.page.on('load', () => {
    loads += 1
  })
  return () => loads
}

const heading = (name: string) => shop.page.getByRole('heading', { name, level: 1 })

// Without a browser: `test/console/store/new-deployment.test.tsx`.
longDescribe('a tab opened before a deployment', () => {
  it('reloads once into the new console when a file of the old one is gone', async () => {
    await shop.open('products')
    const loads = countLoads()
    deploy('-two')
    await shop.page.getByRole('link', { name: 'Members', exact: true }).click()
    await heading('Members').waitFor()
    await shop.page.locator('main tbody tr').first().waitFor()
    expect(loads()).toBe(1)
    // Of the file that was gone.
    expect(shop.store.takeTroubles().every((trouble) => /404|Failed to fetch/.test(trouble))).toBe(
      true,
    )
  })

  it('restores its drafts after the reload', async () => {
    await shop.openRecord('members')
    const address = shop.page.url()
    const field = shop.page.getByRole('textbox', { name: 'First name' })
    await field.fill('Kept over it')
    deploy('-three')
    await shop.page.getByRole('link', { name: 'Skip to content' }).focus()
    const loaded = shop.page.waitForEvent('load')
    await shop.page.keyboard.press('?')
    await loaded
    await shop.page.getByRole('button', { name: 'Restore changes' }).click()
    expect(shop.page.url()).toBe(address)
    await expect.poll(() => field.inputValue()).toBe('Kept over it')
    shop.store.takeTroubles()
    await shop.page.getByRole('button', { name: 'Discard' }).click()
  })
})

longIt('starts where its first screen fails once on the way', async () => {
  await shop.page.route(/\/assets\/show-/, (route) => route.abort(), { times: 1 })
  await shop.open('products')
  await heading('Products').waitFor()
  shop.store.takeTroubles()
})

// Without a browser: `test/console/ui/page/lazy-part.test.tsx`.
longDescribe('a file missing from the served console', () => {
  it('shows an error page with navigation, without a reload', async () => {
    await shop.open('products')
    const loads = countLoads()
    const assets = join(folder, 'assets')
    for (const name of readdirSync(assets))
      if (name.startsWith('collection-list')) rmSync(join(assets, name))
    await shop.page.getByRole('link', { name: 'Collections', exact: true }).click()
    await heading('Something went wrong').waitFor()
    await shop.window.picture('screen-error')
    expect(loads()).toBe(0)
    await shop.page.getByRole('link', { name: 'Members', exact: true }).click()
    await heading('Members').waitFor()
    expect(loads()).toBe(0)
    shop.store.takeTroubles()
  })
})

// What a browser test says of a wait in vain: without it, a failure is a hang.
import { expect, it } from 'vitest'
import { windowsUnderTest } from './support/browser.ts'

const openWindow = windowsUnderTest()

it('says what it waits for', async () => {
  const page = await (await openWindow()).newPage()
  const wait = page.getByRole('button', { name: 'None' }).waitFor({ timeout: 1 })
  await expect(wait).rejects.toThrow(/waiting for getByRole\('button', \{ name: 'None' \}\)/)
})

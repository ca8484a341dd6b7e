// Page object of a console list.
import type { Locator, Page } from 'playwright-core'

/** The list that a window shows. */
export class ListScreen {
  readonly bulk: Locator
  readonly job: Locator
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
    this.bulk = page.getByRole('region', { name: 'Selected' })
    this.job = page.getByRole('region', { name: 'Bulk edits' })
  }

  /** Opens a list by its address, such as `members?status=PENDING`, and waits for its rows. */
  async open(url: string, address: string) {
    await this.page.goto(`${url}/console/${address}`)
    await this.rows().first().waitFor()
  }

  /** Table rows without the header, or cards on a phone: of records, not of the skeleton. */
  rows(): Locator {
    const records = ':not([aria-hidden])'
    return this.page.locator(`.list table${records} tbody tr, .list-cards${records} li`)
  }

  /** The row of the record with this name. */
  row(name: string): Locator {
    return this.rows().filter({ has: this.page.getByRole('link', { name, exact: true }) })
  }

  /** The names of the page's records, in order. */
  async names(): Promise<string[]> {
    return this.rows().getByRole('link').allTextContents()
  }

  async tick(name: string) {
    await this.row(name)
      .getByRole('checkbox', { name: `Select ${name}` })
      .check()
  }

  async undo() {
    await this.page.getByRole('button', { name: 'Undo' }).first().click()
  }

  /** The focused element: never the body. */
  focused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.tagName ?? 'BODY')
  }

  /** The names of controls covered by a toast, with the page scrolled to the top. */
  coveredByNotices(): Promise<string[]> {
    return this.page.evaluate(() => {
      const controls = [...document.querySelectorAll('#main :is(a, button, input, select)')]
      return controls.flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        const notice = over?.closest('.Toastify__toast')
        return notice ? [control.getAttribute('aria-label') ?? control.textContent ?? ''] : []
      })
    })
  }
}

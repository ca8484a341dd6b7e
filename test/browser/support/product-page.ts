// Page object of a product.
import type { Locator, Page } from 'playwright-core'

/** A product's page. */
export class ProductPage {
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  readonly field = (label: string): Locator => this.page.getByLabel(label, { exact: true })

  /** A section by its heading. */
  readonly section = (name: string): Locator => this.page.getByRole('region', { name, exact: true })

  async save() {
    await this.page.getByRole('button', { name: /^Save/ }).click()
    // The bar stays until the response; the toast may be from a previous save.
    await this.page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    await this.page.getByRole('status').getByText('Product saved').first().waitFor()
  }

  /** Adds an option with its choices by keyboard alone, from the button on. */
  async addOption(name: string, choices: readonly string[]) {
    const { keyboard } = this.page
    await this.page.getByRole('button', { name: 'Add option' }).press('Enter')
    await keyboard.type(name)
    await keyboard.press('Tab')
    for (const choice of choices) {
      await keyboard.type(choice)
      await keyboard.press('Enter')
    }
  }

  async addPicture(url: string) {
    const before = await this.pictures().count()
    await this.page.getByRole('button', { name: 'Add a picture' }).click()
    await this.field('Picture address').fill(url)
    await this.field('Picture address').press('Enter')
    await this.pictures().nth(before).waitFor()
  }

  readonly pictures = (): Locator =>
    this.section('Pictures').getByRole('group', { name: /, picture \d+ of \d+$/ })

  readonly grid = (): Locator => this.page.getByRole('grid', { name: 'Variants' })

  /** A row of the grid by its choices. */
  readonly row = (variant: string): Locator =>
    this.grid()
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: variant, exact: true }) })

  /** The text of one cell; columns count from 0 after the variant's name. */
  readonly cell = async (variant: string, column: number): Promise<string> =>
    ((await this.row(variant).getByRole('gridcell').nth(column).textContent()) ?? '').trim()
}

// Page object of the product form.
import type { Page } from 'playwright-core'

/** A product's page. */
export interface ProductForm {
  field(name: string): ReturnType<Page['getByRole']>
  enter(name: string, text: string): Promise<void>
  save(): Promise<void>
  /** Resolves once the save is confirmed and the form is pristine. */
  saved(): Promise<void>
}

/** The form that a page shows. */
export function productForm(page: Page): ProductForm {
  const field = (name: string) => page.getByRole('textbox', { name, exact: true }).first()
  return {
    field,
    enter: (name, text) => field(name).fill(text),
    save: () => page.getByRole('button', { name: 'Save', exact: true }).click(),
    async saved() {
      await page.getByText('Product saved').first().waitFor()
      await page.getByRole('group', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    },
  }
}

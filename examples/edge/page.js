// HTML templates.
import { choiceField, textField } from 'storefront-client/catalogue'

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
img { width: 100%; height: auto }</style>
${body}
</html>`

/** @param {string} text */
export const messagePage = (text) => page(text, `<h1>${escapeHtml(text)}</h1>`)

/**
 * @param {import('storefront-client').Product} product
 * @param {number} inCart
 */
export function productPage(product, inCart) {
  const { name, priceData, media, productOptions, customTextFields, stock } = product
  const image = media.mainMedia?.image?.url
  const selects = productOptions.map(
    ({ name: option, choices }) => `<p><label>${escapeHtml(option)}
<select name="${escapeHtml(choiceField(option))}">${choices
      .map(({ description }) => `<option>${escapeHtml(description)}</option>`)
      .join('')}</select></label></p>`,
  )
  const texts = customTextFields.map(
    ({ title, mandatory, maxLength }) => `<p><label>${escapeHtml(title)}
<input name="${escapeHtml(textField(title))}" maxlength="${maxLength}"${mandatory ? ' required' : ''}>
</label></p>`,
  )
  return page(
    name,
    `<p>Cart: ${inCart}</p>
<h1>${escapeHtml(name)}</h1>
${image ? `<img src="${escapeHtml(image)}" alt="">` : ''}
<p>${escapeHtml(priceData.formatted.discountedPrice)}</p>
<form method="post">${[...selects, ...texts].join('')}
<button${stock.inventoryStatus === 'OUT_OF_STOCK' ? ' disabled' : ''}>Add to cart</button>
</form>`,
  )
}

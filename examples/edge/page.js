// The pages, as text.

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * @param {string} title
 * @param {string} body
 */
const page = (title, body) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>body { font: 1rem/1.5 system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
img { width: 100%; height: auto }</style>
${body}
</html>`

/** @param {string} text */
export const messagePage = (text) => page(text, `<h1>${escaped(text)}</h1>`)

/**
 * @param {import('storefront-client').Product} product
 * @param {number} inCart
 */
export function productPage({ name, priceData, media, productOptions, stock }, inCart) {
  const image = media.mainMedia?.image?.url
  const pickers = productOptions.map(
    ({ name: option, choices }) => `<p><label>${escaped(option)}
<select name="${escaped(option)}">${choices
      .map(({ description }) => `<option>${escaped(description)}</option>`)
      .join('')}</select></label></p>`,
  )
  return page(
    name,
    `<p>Cart: ${inCart}</p>
<h1>${escaped(name)}</h1>
${image ? `<img src="${escaped(image)}" alt="">` : ''}
<p>${escaped(priceData.formatted.price)}</p>
<form method="post">${pickers.join('')}
<button${stock.inventoryStatus === 'OUT_OF_STOCK' ? ' disabled' : ''}>Add to cart</button>
</form>`,
  )
}

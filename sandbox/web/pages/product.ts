/** The page of a product: where its `productPageUrl` and the redirect session of `storesProduct` lead. */
import type { Product } from '../../../generated/wire.ts'
import { plainText } from '../../../src/catalogue/rich-text.ts'
import { holderOf } from '../../commerce/catalogue/identifiers.ts'
import { mayPreorder } from '../../commerce/catalogue/inventory.ts'
import { readProduct } from '../../commerce/catalogue/store.ts'
import { productAnswer } from '../../commerce/catalogue/wire-product.ts'
import { requestedConversion } from '../../commerce/rules/currencies.ts'
import type { StoreProduct } from '../../commerce/rules/documents/product.ts'
import { siteName } from '../../people/identity/settings.ts'
import type { PageContext } from './context.ts'
import { type Html, html, page } from './html.ts'
import { linkTo } from './logout.ts'
import { pagePaths } from './paths.ts'
import { messagePage } from './sign-in.ts'

/** The slug in the address of a product page; empty where malformed. */
function slugOf({ pathname }: URL): string {
  try {
    return decodeURIComponent(pathname.slice(pagePaths.product.length + 1))
  } catch {
    return ''
  }
}

/** GET: the product as a buyer sees it. */
export async function productPage(context: PageContext): Promise<Response> {
  const { url, headers } = context
  const slug = slugOf(url)
  const id = slug.includes('\0') ? undefined : await holderOf(context, 'products', slug)
  const found = id === undefined ? undefined : await readProduct(context, id)
  if (!found?.visible) {
    return messagePage('Product not found', 'It may have been removed from the shop.', 404)
  }
  const conversion = requestedConversion(headers)
  const product = productAnswer(found, { origin: url.origin, merchant: false, conversion })
  const name = await siteName(context)
  const back = await linkTo(context, url.searchParams.get('postFlowUrl'), 'Back to the shop')
  const body = html`<main class="wide beside">
${picture(product)}
<div><h1>${product.name}</h1>
${product.ribbon && html`<p><strong>${product.ribbon}</strong></p>`}
${price(product)}
${stock(product, found)}
<p>${plainText(product.description)}</p>
${options(product, found)}
${product.additionalInfoSections.map(
  ({ title, description }) =>
    html`<article><h2>${title}</h2><p>${plainText(description)}</p></article>`,
)}
${back}</div>
</main>`
  return page(`${product.name} · ${name}`, body, { pictures: 'any' })
}

function picture({ media, name }: Product): Html | undefined {
  const image = media.mainMedia?.image ?? media.items[0]?.image
  if (!image?.url) return undefined
  return html`<img src="${image.url}" alt="${name}" width="480" height="480">`
}

function price({ convertedPriceData }: Product): Html {
  const { price: full, discountedPrice, formatted } = convertedPriceData ?? {}
  if (discountedPrice === full) return html`<p class="price">${formatted?.price ?? ''}</p>`
  return html`<p class="price">${formatted?.discountedPrice ?? ''} <s>${formatted?.price ?? ''}</s></p>`
}

function stock({ stock: of }: Product, found: StoreProduct): Html {
  if (of.inStock) {
    return html`<p>${of.trackInventory ? `${of.quantity ?? 0} in stock` : 'In stock'}</p>`
  }
  if (!takesPreorders(found)) return html`<p>Sold out</p>`
  const { message } = found.preorder
  return html`<p>Available for preorder</p>${message && html`\n<p>${message}</p>`}`
}

/** Whether at least one variant, or one with the choice, can be preordered. */
function takesPreorders(found: StoreProduct, option?: string, choice?: string): boolean {
  return found.variants.some(
    (variant) =>
      variant.visible &&
      (option === undefined || !found.manageVariants || variant.choices[option] === choice) &&
      mayPreorder(found, variant, 1),
  )
}

function options({ productOptions }: Product, found: StoreProduct): Html | undefined {
  if (productOptions.length === 0) return undefined
  return html`<dl>${productOptions.map(
    ({ name, choices }) =>
      html`<dt>${name}</dt><dd>${choices
        .filter(({ visible }) => visible)
        .map(({ description, inStock }) => {
          if (inStock) return description
          return `${description} (${takesPreorders(found, name, description) ? 'preorder' : 'sold out'})`
        })
        .join(', ')}</dd>`,
  )}</dl>`
}

/** Products and variants on the wire. */
import { limits } from '../../../generated/fields.ts'
import type * as wire from '../../../generated/wire.ts'
import { type Conversion, convertedPrice } from '../rules/currencies.ts'
import { mediaUrl } from '../rules/documents/media.ts'
import type { StoreProduct } from '../rules/documents/product.ts'
import { costDetails, priceDetails, rangeOf } from '../rules/prices.ts'
import { isInStock, summarizeStock } from '../rules/stock.ts'
import { effective, storeVariantId, type Variant, variantName } from '../rules/variants.ts'
import { preorderAnswer } from './inventory.ts'
import { mediaAnswer, pictureOf } from './media.ts'

/** The caller's view of products. */
export interface View {
  /** The origin of the sandbox's own images and pages. */
  readonly origin: string
  /** Whether cost and profit are shown. */
  readonly merchant: boolean
  /** The currency of converted prices. */
  readonly conversion: Conversion
}

/** A product with all its fields. */
export function productAnswer(product: StoreProduct, view: View): wire.Product {
  const { document } = product
  const variants = product.variants.map((variant) => effective(variant, product))
  const costs = variants.flatMap(({ itemCost }) => (itemCost === null ? [] : [itemCost]))
  const price = priceDetails(product.price, product.discount, document.pricePerUnit)
  return {
    id: product.id,
    name: product.name,
    slug: product.slug,
    visible: product.visible,
    productType: 'physical',
    description: product.description,
    ...(product.sku !== null && { sku: product.sku }),
    weight: product.weight ?? 0,
    weightRange: rangeOf(variants.map(({ weight }) => weight ?? 0)),
    stock: stockAnswer(product),
    price,
    priceData: price,
    convertedPriceData: convertedPrice(price, view.conversion),
    priceRange: rangeOf(variants.map((variant) => variant.price)),
    ...(view.merchant && {
      ...(product.itemCost !== null && {
        costAndProfitData: costDetails(product.itemCost, price.discountedPrice),
      }),
      costRange: rangeOf(costs),
    }),
    ...(document.pricePerUnit && { pricePerUnitData: document.pricePerUnit }),
    additionalInfoSections: [...document.infoSections],
    ribbons: product.ribbon ? [{ text: product.ribbon }] : [],
    media: mediaAnswer(document.media, view.origin),
    customTextFields: [...document.customTextFields],
    manageVariants: product.manageVariants,
    productOptions: optionsAnswer(product, product.variants, view),
    productPageUrl: { base: view.origin, path: `/product-page/${product.slug}` },
    numericId: product.numericId,
    inventoryItemId: product.inventoryItemId,
    discount: product.discount,
    collectionIds: [...product.collectionIds],
    variants: product.variants.map((variant) => variantAnswer(product, variant, view)),
    lastUpdated: product.updatedDate.toISOString(),
    createdDate: product.createdDate.toISOString(),
    ...(document.seoData && { seoData: document.seoData }),
    ribbon: product.ribbon ?? '',
    ...(product.brand !== null && { brand: product.brand }),
    ...(document.productDimensions && { productDimensions: document.productDimensions }),
    ...(document.packageDimensions && { packageDimensions: document.packageDimensions }),
  }
}

/** A variant as part of its product. */
export function variantAnswer(product: StoreProduct, variant: Variant, view: View): wire.Variant {
  const own = effective(variant, product)
  const price = priceDetails(own.price, product.discount, product.document.pricePerUnit)
  return {
    id: own.id,
    choices: { ...own.choices },
    variant: {
      priceData: price,
      convertedPriceData: convertedPrice(price, view.conversion),
      ...(view.merchant &&
        own.itemCost !== null && {
          costAndProfitData: costDetails(own.itemCost, price.discountedPrice),
        }),
      weight: own.weight ?? 0,
      sku: own.sku ?? '',
      visible: own.visible,
      ...own.document,
    },
    stock: variantStockAnswer(product, own),
  }
}

/** The stock of one variant: a quantity while tracked, else only whether it is in stock. */
export function variantStockAnswer(product: StoreProduct, variant: Variant): wire.VariantStock {
  const inStock = isInStock(variant, product.trackInventory)
  if (!product.trackInventory) return { trackQuantity: false, inStock }
  return { trackQuantity: true, quantity: variant.quantity, inStock }
}

/** A product's options, each choice with its images and its availability among the given variants. */
export function optionsAnswer(
  product: StoreProduct,
  variants: readonly Variant[],
  { origin }: Pick<View, 'origin'>,
): wire.ProductOption[] {
  const { options, choiceMedia, media } = product.document
  return options.map(({ optionType, name, choices }) => ({
    optionType,
    name,
    choices: choices.map(({ value, description }) => {
      const having = product.manageVariants
        ? variants.filter((variant) => variant.choices[name] === description)
        : variants
      const ids = choiceMedia.find((e) => e.option === name && e.choice === description)?.mediaIds
      const pictures = ids ? media.filter(({ id }) => ids.includes(id)) : []
      const visible = having.filter((variant) => variant.visible)
      return {
        value,
        description,
        ...(pictures.length > 0 && { media: mediaAnswer(pictures, origin) }),
        inStock: visible.some((variant) => isInStock(variant, product.trackInventory)),
        visible: visible.length > 0,
      }
    }),
  }))
}

function stockAnswer(product: StoreProduct): wire.Stock {
  const { quantity, inStock, status } = summarizeStock(product.variants, product.trackInventory)
  return {
    trackInventory: product.trackInventory,
    ...(product.trackInventory && { quantity }),
    inStock,
    inventoryStatus: status,
  }
}

const { maxLength: maximumName } = limits.StoreVariant.variantName

/** The answer for one variant of the list. */
export function storeVariantAnswer(
  product: StoreProduct,
  variant: Variant,
  origin: string,
): wire.StoreVariant {
  const picture = pictureOf(product, variant.choices)
  return {
    id: storeVariantId(product.id, variant.id),
    variantId: variant.id,
    productId: product.id,
    variantName: variantName(variant, product.name).slice(0, maximumName),
    productName: product.name,
    managedVariant: product.manageVariants,
    sku: effective(variant, product).sku ?? '',
    stock: variantStockAnswer(product, variant),
    choices: { ...variant.choices },
    collectionIds: [...product.collectionIds],
    ...(picture && {
      media: {
        image: {
          id: picture.id,
          url: mediaUrl(picture.url, origin),
          height: picture.height,
          width: picture.width,
          altText: picture.altText,
          filename: picture.id,
        },
      },
    }),
    preorderInfo: preorderAnswer(product),
  }
}

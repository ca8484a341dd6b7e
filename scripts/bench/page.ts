/** The fixtures of the overhead benchmark: a 60 KiB page of 50 products, and a tiny response. */

const product = (index: number) => {
  const id = `02e7315d-a8fc-4a3c-8528-${String(index).padStart(12, '0')}`
  const price = 20 + index
  const money = {
    currency: 'USD',
    price,
    discountedPrice: price,
    formatted: { price: `$${price}.00`, discountedPrice: `$${price}.00` },
  }
  const picture = (width: number) => ({
    url: `http://127.0.0.1:4100/media/print-field-study-${index}-1.svg`,
    width,
    height: width,
    altText: `Field Study No. ${index}`,
  })
  return {
    id,
    name: `Field Study No. ${index}`,
    slug: `field-study-no-${index}`,
    visible: true,
    productType: 'physical',
    description: '<p>Barley, cornflower, a hawk that is easy to miss.</p>',
    sku: `PH-FIE-${index}`,
    weight: 0.3,
    stock: { trackInventory: true, quantity: 56, inStock: true, inventoryStatus: 'IN_STOCK' },
    price: money,
    priceData: money,
    ribbons: [{ text: 'New' }],
    media: {
      mainMedia: {
        id: `print-field-study-${index}-1.svg`,
        mediaType: 'image',
        image: picture(1200),
        thumbnail: picture(50),
      },
    },
    manageVariants: false,
    productPageUrl: { base: 'https://store.example/', path: `/product-page/field-study-${index}` },
    numericId: String(1_700_000_000_000 + index),
    discount: { type: 'NONE', value: 0 },
    collectionIds: [],
    variants: [],
    lastUpdated: '2026-03-01T09:30:00.000Z',
    createdDate: '2026-02-01T09:30:00.000Z',
  }
}

const encode = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

const page = encode({
  products: Array.from({ length: 50 }, (_, index) => product(index)),
  metadata: { items: 50, offset: 0, total: 50 },
})
const tiny = encode({ cart: { id: '02e7315d-a8fc-4a3c-8528-e8caac2443c0' } })

export const pageBytes = page.byteLength

const granted = encode({
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 14_400,
  token_type: 'Bearer',
})

const addressOf = (input: unknown): string => (input instanceof Request ? input.url : String(input))

export const answerFromMemory = async (input: unknown): Promise<Response> => {
  const url = addressOf(input)
  const body = url.includes('/oauth2/token') ? granted : url.includes('query') ? page : tiny
  return new Response(body.slice(), { headers: { 'content-type': 'application/json' } })
}

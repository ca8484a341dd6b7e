/** How products are shown: prices, lists, search, descriptions and what search engines are told, of a real store's products. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestStore, type TestStore } from '../../../sandbox/testing.ts'
import {
  cartItemIn,
  choiceField,
  choicesIn,
  listOrders,
  listProducts,
  plainText,
  productJsonLd,
  type RichNode,
  richText,
  searchProducts,
  shownPrice,
} from '../../../src/catalogue.ts'
import { createClient, type Product } from '../../../src/index.ts'
import { picture } from '../../../src/media.ts'

let store: TestStore
let products: readonly Product[]
let shirt: Product

const named = (name: string): Product => {
  const found = products.find((product) => product.name === name)
  if (!found) throw new Error(`No product ${name}`)
  return found
}

beforeAll(async () => {
  store = await createTestStore()
  products = await createClient(store.app).products.query().toArray({ limit: 500 })
  shirt = named('Linen Camp Shirt')
})
afterAll(() => store.close())

describe('a price', () => {
  it('is that of the cheapest variant until one is chosen', () => {
    const ranged = products.find(
      ({ priceRange: range }) => range && range.maxValue > range.minValue,
    )
    if (!ranged) throw new Error('No product with several prices')
    expect(shownPrice(ranged).from).toBe(true)
    for (const variant of ranged.variants) {
      const { amount, from } = shownPrice(ranged, variant)
      expect([amount, from]).toEqual([variant.variant.priceData?.discountedPrice, false])
    }
  })

  it('starts at that of the cheapest visible variant, whatever the product’s own', () => {
    const variantAt = (price: number, visible = true) => ({
      id: `${price}`,
      choices: {},
      stock: { trackQuantity: false, inStock: true },
      variant: {
        sku: '',
        weight: 0,
        visible,
        priceData: { ...shirt.priceData, price: 2 * price, discountedPrice: price },
      },
    })
    const variants = [variantAt(30), variantAt(10), variantAt(5, false)]
    const ranged = { ...shirt, variants, priceRange: { minValue: 10, maxValue: 60 } }
    expect(shownPrice(ranged)).toMatchObject({ amount: 10, before: 20, from: true })
    expect(listProducts([ranged], { most: 10 }).products).toEqual([ranged])
    expect(listProducts([shirt, ranged], { order: 'price' }).products).toEqual([ranged, shirt])
    expect(productJsonLd(ranged, 'https://shop.example/').offers).toMatchObject({ price: 10 })
    const { variants: _, ...unread } = ranged
    expect(shownPrice(unread).amount).toBe(shirt.priceData.discountedPrice)
    const single = {
      ...ranged,
      variants: [variantAt(10), variantAt(20, false), variantAt(5, false)],
    }
    expect(shownPrice(single)).toMatchObject({ amount: 10, from: false })
    for (const other of [unread, { ...ranged, variants: [] }]) {
      expect(shownPrice(other).from).toBe(true)
    }
  })

  it('has the compare-at price, and the price per unit', () => {
    for (const product of products) {
      const { before, amount, perUnit } = shownPrice(product)
      const { price, discountedPrice, pricePerUnit } = product.priceData
      expect(before).toBe(price > discountedPrice ? price : undefined)
      expect(amount).toBe(discountedPrice)
      expect(perUnit?.amount).toBe(
        product.pricePerUnitData ? (pricePerUnit ?? undefined) : undefined,
      )
    }
  })
})

describe('a list', () => {
  it('has the products that match every filter, in the requested order', () => {
    const choices = { Size: ['M', 'L'] }
    for (const order of listOrders) {
      const listed = listProducts(products, { order, inStock: true, least: 20, most: 80, choices })
      expect(listed.products.length).toBeGreaterThan(0)
      for (const { stock, priceData, productOptions } of listed.products) {
        expect(stock.inventoryStatus).not.toBe('OUT_OF_STOCK')
        expect(priceData.discountedPrice).toBeGreaterThanOrEqual(20)
        expect(priceData.discountedPrice).toBeLessThanOrEqual(80)
        const size = productOptions.find(({ name }) => name === 'Size')
        const possible = size?.choices.filter(({ inStock }) => inStock) ?? []
        expect(possible.some(({ description }) => /^[ML]$/.test(description))).toBe(true)
      }
    }
    const prices = listProducts(products, { order: '-price' }).products.map(
      ({ priceData }) => priceData.discountedPrice,
    )
    expect(prices).toEqual([...prices].sort((one, other) => other - one))
  })

  it('counts the choices of all products, whatever the filters', () => {
    const all = listProducts(products)
    const none = listProducts(products, { choices: { Size: ['none'] } })
    expect(none.products).toEqual([])
    expect(none.facets).toEqual(all.facets)
    const wanted = listProducts(products, { choices: { Size: ['M'] } })
    const medium = wanted.facets
      .find(({ name }) => name === 'Size')
      ?.values.find(({ value }) => value === 'M')
    expect(medium).toEqual({ value: 'M', count: wanted.products.length, wanted: true })
    const colours = all.facets.find(({ name }) => name === 'Color')?.values ?? []
    expect(colours.every(({ colour }) => colour)).toBe(true)
    // An owner's word may be the name of a property that every object has.
    const productOptions = shirt.productOptions.map((one) => ({ ...one, name: 'constructor' }))
    const [facet] = listProducts([{ ...shirt, productOptions }]).facets
    expect(facet?.values.some(({ wanted }) => wanted)).toBe(false)
  })

  it('is in exactly the requested order, the sold-out last where none is', () => {
    const at = (name: string, price: number, day: number, status: 'IN_STOCK' | 'OUT_OF_STOCK') => ({
      ...shirt,
      name,
      variants: [],
      createdDate: new Date(2026, 0, day),
      priceData: { ...shirt.priceData, price, discountedPrice: price },
      stock: { ...shirt.stock, inventoryStatus: status },
    })
    const given = [
      at('Bowl', 30, 2, 'OUT_OF_STOCK'),
      at('Cup', 10, 3, 'IN_STOCK'),
      at('Axe', 20, 1, 'IN_STOCK'),
    ]
    const named = (options: Parameters<typeof listProducts>[1]) =>
      listProducts(given, options).products.map(({ name }) => name)
    expect(named({})).toEqual(['Cup', 'Axe', 'Bowl'])
    expect(named({ order: 'newest' })).toEqual(['Cup', 'Bowl', 'Axe'])
    expect(named({ order: 'price' })).toEqual(['Cup', 'Axe', 'Bowl'])
    expect(named({ order: '-price' })).toEqual(['Bowl', 'Axe', 'Cup'])
    expect(named({ order: 'name' })).toEqual(['Axe', 'Bowl', 'Cup'])
    expect(named({ inStock: true })).toEqual(['Cup', 'Axe'])
    expect(named({ least: 20 })).toEqual(['Axe', 'Bowl'])
    expect(named({ most: 20 })).toEqual(['Cup', 'Axe'])
  })

  it('does not reorder the given products', () => {
    const before = [...products]
    listProducts(products, { order: 'name' })
    expect(products).toEqual(before)
  })
})

describe('a search', () => {
  it('finds the products that match every word, by names first', () => {
    expect(searchProducts(products, 'camp shirt')).toEqual([shirt])
    expect(searchProducts(products, 'SHÍRT cam')).toEqual([shirt])
    const [first] = searchProducts(products, 'mug')
    expect(first?.name).toMatch(/mug/i)
    expect(searchProducts(products, ' … ')).toEqual([])
    expect(searchProducts(products, 'shirt zzzz')).toEqual([])
  })

  it.each([
    ['Straße bei Nacht', 'strasse'],
    ['STRASSE BEI NACHT', 'straße'],
    ['Smørrebrød board', 'smorrebrod'],
    ['Œuvre de Læsø', 'oeuvre laeso'],
    ['Łódź', 'lodz'],
    ['Đà Lạt, Þórsmörk, Ħamrun', 'da thorsmork hamrun'],
    ['Işık', 'isik'],
    ['ISIK', 'ışık'],
    ['İstanbul', 'istanbul'],
  ])('finds %s by %s', (name, text) => {
    const named = { ...shirt, name }
    expect(searchProducts([named], text)).toEqual([named])
  })

  it('ranks names over choices, brands and ribbons, and those over descriptions', () => {
    const plainShirt = { ...shirt, brand: '', ribbon: '', description: '', productOptions: [] }
    const [option] = shirt.productOptions
    const [choice] = option?.choices ?? []
    if (!option || !choice) throw new Error('The shirt has options')
    const oak = { ...option, choices: [{ ...choice, description: 'Oak' }] }
    const given = [
      { ...plainShirt, name: 'Described', description: '<p>Made of oak</p>' },
      { ...plainShirt, name: 'Chosen', productOptions: [oak] },
      { ...plainShirt, name: 'Branded', brand: 'Oak & Co' },
      { ...plainShirt, name: 'Ribboned', ribbon: 'New Oak' },
      { ...plainShirt, name: 'Soaked' },
      { ...plainShirt, name: 'Table, oak' },
      { ...plainShirt, name: 'Without' },
    ]
    const found = (text: string) => searchProducts(given, text).map(({ name }) => name)
    const ranked = ['Table, oak', 'Soaked', 'Chosen', 'Branded', 'Ribboned', 'Described']
    expect(found('oak')).toEqual(ranked)
    expect(found(' -- OAK!')).toEqual(ranked)
    expect(found('oak table')).toEqual(['Table, oak'])
    expect(found('co oak')).toEqual(['Branded'])
    expect(found('oaks')).toEqual([])
    expect(found(' -- ')).toEqual([])
  })

  it('reads each product once, however many words an address holds', () => {
    let reads = 0
    const counted = {
      ...shirt,
      name: 'Shirt',
      get description() {
        reads += 1
        return '<p>Made of oak</p>'
      },
    }
    expect(searchProducts([counted], 'oak made '.repeat(500))).toEqual([counted])
    expect(reads).toBe(1)
  })

  it('finds every product by its name', () => {
    for (const product of products)
      expect(searchProducts(products, product.name)).toContain(product)
  })
})

describe('a description', () => {
  const textOf = (nodes: readonly RichNode[]): string =>
    nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

  it('keeps its structure and text', () => {
    expect(richText('<div class="x">One &amp; <b>two</b><br>three</div>')).toEqual([
      {
        tag: 'p',
        children: [
          'One & ',
          { tag: 'strong', children: ['two'] },
          { tag: 'br', children: [] },
          'three',
        ],
      },
    ])
    expect(plainText('<p>One</p><p>two &#x263a;</p>')).toBe('One two ☺')
  })

  it('numbers a list from where it begins', () => {
    expect(richText('<ol type="a" start="5"><li>Oil</li></ol>')).toEqual([
      { tag: 'ol', start: 5, children: [{ tag: 'li', children: ['Oil'] }] },
    ])
    expect(richText('<ol data-start="5"></ol><p start="5"></p>')).toEqual([
      { tag: 'ol', children: [] },
      { tag: 'p', children: [] },
    ])
  })

  it('loses scripts, styles, comments and links, closed or not', () => {
    const markup =
      '<p onclick="x()">a<script>alert(1)</script><a href="javascript:x()">b</a><!-- c --></p><style>d'
    expect(richText(markup)).toEqual([{ tag: 'p', children: ['a', 'b'] }])
  })

  it('loses the markup of a word processor', () => {
    const markup = '<?xml:namespace prefix = o /><p><![if !supportLists]>a<![endif]></p>'
    expect(richText(markup)).toEqual([{ tag: 'p', children: ['a'] }])
    expect(plainText(markup)).toBe('a')
  })

  it.each([
    ['<p>a<p>b', 'p(a) p(b)'],
    ['<p><b>a<p>b', 'p(strong(a)) p(b)'],
    ['<p>a<ul><li>b<li>c</ul>d', 'p(a) ul(li(b) li(c)) d'],
    ['<ul><li>a<ul><li>b</ul><li>c</ul>', 'ul(li(a ul(li(b))) li(c))'],
    ['<ul><li><p>a<li>b</ul>', 'ul(li(p(a)) li(b))'],
    ['<h1>a<h2>b<p>c', 'h3(a) h3(b p(c))'],
    ['<b>a<p>b</b>c', 'strong(a p(b)) c'],
    ['<p>a</li>b</p>c', 'p(a b) c'],
    ['&#65;&#x42;&#67', 'AB&#67'],
  ])('closes %j like a browser', (markup, expected) => {
    const written = (nodes: readonly RichNode[]): string =>
      nodes
        .map((node) => (typeof node === 'string' ? node : `${node.tag}(${written(node.children)})`))
        .join(' ')
    expect(written(richText(markup))).toBe(expected)
  })

  it('of any text is parsed, into known elements only', () => {
    const known = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'h3'])
    const check = (nodes: readonly RichNode[]): boolean =>
      nodes.every(
        (node) => typeof node === 'string' || (known.has(node.tag) && check(node.children)),
      )
    const pieces = fc.constantFrom(
      '<p>',
      '</p>',
      '<b',
      '>',
      '<',
      '</',
      '&amp',
      ';',
      '<li>',
      'x',
      '"',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => check(richText(parts.join('')))),
    )
  })

  it.each([
    ['<table><tr><th>Size<td>M</table>', 'Size M'],
    ['<dl><dt>Fabric</dt><dd>Linen</dd></dl>', 'Fabric Linen'],
    ['<section>Soft</section><section>Warm</section>', 'Soft Warm'],
    ['hand<span>made</span>', 'handmade'],
  ])('%j keeps its words apart', (markup, words) => {
    expect(textOf(richText(markup)).trim().replace(/ +/g, ' ')).toBe(words)
  })

  it('of every product keeps its whole text', () => {
    for (const { description } of products) {
      expect(textOf(richText(description ?? '')).replace(/\s/g, '')).toBe(
        plainText(description ?? '').replace(/\s/g, ''),
      )
    }
  })
})

describe('structured data', () => {
  it('is a product of schema.org with its offer', () => {
    const url = 'https://shop.example/products/linen-camp-shirt'
    const told = JSON.parse(JSON.stringify(productJsonLd(shirt, url)))
    expect(told).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Linen Camp Shirt',
      url,
      offers: { price: 55.3, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    })
    expect(told.description).not.toMatch(/[<>]/)
    const branded = { ...shirt, sku: 'SHIRT', brand: 'Loom', description: '<p>Soft</p>' }
    expect(productJsonLd(branded, url)).toMatchObject({
      sku: 'SHIRT',
      brand: { '@type': 'Brand', name: 'Loom' },
      description: 'Soft',
    })
    expect(productJsonLd({ ...shirt, sku: '', brand: null, description: null }, url)).toMatchObject(
      { sku: undefined, brand: undefined, description: '' },
    )
    expect(told.image).toHaveLength(shirt.media.items.filter(({ image }) => image).length)
    const [item] = shirt.media.items
    if (!item) throw new Error('The shirt has no picture')
    const image = { url: 'https://static.wixstatic.com/media/a.jpg', width: 3000, height: 3000 }
    const photographed = { ...shirt, media: { items: [{ ...item, image }] } }
    expect(productJsonLd(photographed, url).image).toEqual([
      expect.stringContaining('/fill/w_1200,h_1200,'),
    ])
    const soldOut = products.find(({ stock }) => stock.inventoryStatus === 'OUT_OF_STOCK')
    if (!soldOut) throw new Error('Nothing is sold out')
    expect(productJsonLd(soldOut, url).offers).toMatchObject({
      availability: 'https://schema.org/OutOfStock',
    })
  })
})

describe('a form', () => {
  it('becomes the line of its fields', () => {
    const form = new FormData()
    form.set(choiceField('Size'), ' M ')
    form.set(choiceField('Color'), 'Sky')
    form.set('quantity', '2')
    const chosen = shirt.variants.find(
      ({ choices }) => choices.Size === 'M' && choices.Color === 'Sky',
    )
    expect(choicesIn(shirt, form)).toEqual({ Size: 'M', Color: 'Sky' })
    expect(cartItemIn(shirt, form)).toMatchObject({
      catalogReference: { catalogItemId: shirt.id, options: { variantId: chosen?.id } },
      quantity: 2,
    })
  })

  it('without a choice names the missing option', () => {
    const fields = new URLSearchParams({ [choiceField('Size')]: 'M', [choiceField('Other')]: 'x' })
    expect(choicesIn(shirt, fields)).toEqual({ Size: 'M' })
    expect(() => cartItemIn(shirt, fields)).toThrow(/choices\.Color/)
  })
})

describe('a picture', () => {
  it('has the attributes of an img in the requested shape', () => {
    const source = 'wix:image://v1/11062b_1234~mv2.jpg/mug.jpg#originWidth=3000&originHeight=2000'
    const { src, srcSet, placeholder, ...rest } = picture(source, { ratio: 1.2, alt: 'A mug' })
    expect(rest).toEqual({ width: 800, height: 960, alt: 'A mug' })
    expect(src).toContain('w_800,h_960')
    expect(srcSet.split(', ').length).toBeGreaterThan(3)
    expect(srcSet).toMatch(/^\S+\/w_320,h_384,\S+ 320w, /)
    expect(placeholder).toContain('blur')
  })

  it('that cannot be scaled has no placeholder', () => {
    const drawing = 'https://shop.example/drawing.svg'
    expect(picture(drawing)).toMatchObject({ src: drawing, placeholder: undefined })
  })
})

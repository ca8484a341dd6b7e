import { Link, useLoaderData } from 'react-router'
import { picturesOf, plainText, productJsonLd, richText } from 'storefront-client/catalogue'
import { RichText } from 'storefront-client/react'
import { cardOf, socialImage } from '../catalogue/card.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Gallery } from '../parts/gallery.tsx'
import { PageMeta } from '../parts/page-head.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Purchase } from '../parts/purchase.tsx'
import { readCollections, readProduct, readProducts } from '../server/catalogue.ts'
import { notFound } from '../server/error-pages.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

// #region loader
export const loader = async (args: RouteArgs) => {
  const { slug = '' } = args.params
  const [found, collections] = await Promise.all([readProduct(slug), readCollections()])
  if (!found) throw notFound()
  const own = collections.filter(({ id }) => found.collectionIds.includes(id))
  const promotions: readonly string[] = shop.promotions
  const collection = own.find(({ slug }) => !promotions.includes(slug)) ?? own[0]
  const siblings = collection ? await readProducts(collection.id, 5) : []
  const related = siblings.filter(({ id }) => id !== found.id).slice(0, 4)
  const { description, media: _, additionalInfoSections, ...product } = found
  const pictures = picturesOf(found, { ratio: 1.1 })
  const address = visitOf(args).address(paths.product(slug))
  return {
    product,
    pictures,
    description: richText(description),
    sections: additionalInfoSections.map((section) => ({
      title: section.title,
      text: richText(section.description),
    })),
    collection: collection && { name: collection.name, slug: collection.slug },
    related: related.map(cardOf),
    meta: {
      title: product.name,
      description: [...plainText(description)].slice(0, 160).join(''),
      address,
      picture: picturesOf(found, socialImage)[0],
      jsonLd: productJsonLd(found, address),
    },
  }
}
// #endregion

export default function Product() {
  const { product, pictures, description, sections, ...others } = useLoaderData<typeof loader>()
  const { collection, related, meta } = others
  const { texts } = useTexts()
  const { name, slug, ribbon, brand } = product
  return (
    <>
      <PageMeta {...meta} />
      <article className="product">
        <Gallery pictures={pictures} />
        <div className="about">
          {collection && (
            <p className="row">
              <Link to={paths.collection(collection.slug)}>{collection.name}</Link>
              {ribbon && <span className="ribbon">{ribbon}</span>}
            </p>
          )}
          <h1>{name}</h1>
          {brand && <p className="soft">{brand}</p>}
          <Purchase key={slug} product={product} />
          <div className="rich" dir="auto">
            <RichText nodes={description} />
          </div>
          {sections.map(({ title, text }) => (
            <details key={title}>
              <summary>{title}</summary>
              <div className="rich" dir="auto">
                <RichText nodes={text} />
              </div>
            </details>
          ))}
        </div>
      </article>
      {collection && related.length > 0 && (
        <section className="band">
          <h2>{fill(texts.product.related, { name: collection.name })}</h2>
          <ProductGrid cards={related} />
        </section>
      )}
    </>
  )
}

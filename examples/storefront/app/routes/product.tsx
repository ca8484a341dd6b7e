/** A product: its pictures, its choices, what it costs, and what else there is. */
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { cardOf } from '../catalogue/card.ts'
import { productView } from '../catalogue/product-view.ts'
import { productAbout } from '../catalogue/seo.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { Gallery } from '../parts/gallery.tsx'
import { pageMeta } from '../parts/page-meta.ts'
import { ProductGrid } from '../parts/product-grid.tsx'
import { Purchase } from '../parts/purchase.tsx'
import { Rich } from '../parts/rich.tsx'
import { notFound } from '../server/away.ts'
import { readCollections, readProduct, readProducts } from '../server/catalogue.ts'
import { visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

/** How many other products are shown. */
const others = 4

// #region loader
export const loader = async (given: LoaderFunctionArgs) => {
  const { origin } = visitOf(given)
  const { slug = '' } = given.params
  const [found, collections] = await Promise.all([readProduct(slug), readCollections()])
  if (!found) throw notFound()
  const holding = collections.filter(({ id }) => found.collectionIds.includes(id))
  const passing: readonly string[] = shop.passing
  const collection = holding.find((one) => !passing.includes(one.slug)) ?? holding[0]
  const beside = collection ? await readProducts(collection.id) : []
  const product = productView(found)
  const path = paths.product(slug)
  return {
    product,
    collection: collection && { name: collection.name, slug: collection.slug },
    related: beside
      .filter(({ id }) => id !== found.id)
      .slice(0, others)
      .map(cardOf),
    meta: {
      title: product.name,
      description: product.summary,
      origin,
      path,
      picture: product.pictures[0],
      about: productAbout(product, `${origin}${shop.base.slice(0, -1)}${path}`),
    },
  }
}
// #endregion

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Product() {
  const { product, collection, related } = useLoaderData<typeof loader>()
  const { texts } = useTexts()
  const { name, slug, ribbon, brand, sku, description, sections, pictures } = product
  return (
    <>
      <article className="product">
        <Gallery pictures={pictures} />
        <div className="about">
          {collection && (
            <p className="trail">
              <Link to={paths.collection(collection.slug)}>{collection.name}</Link>
              {ribbon && <span className="ribbon">{ribbon}</span>}
            </p>
          )}
          <h1>{name}</h1>
          {brand && <p className="brand-name">{brand}</p>}
          <Purchase key={slug} product={product} />
          <Rich nodes={description} />
          {sections.map(({ title, text }) => (
            <details key={title} className="section">
              <summary>{title}</summary>
              <Rich nodes={text} />
            </details>
          ))}
          {sku && <p className="sku">{fill(texts.product.sku, { sku })}</p>}
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

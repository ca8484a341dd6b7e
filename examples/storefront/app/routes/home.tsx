import { Link, useLoaderData } from 'react-router'
import { mainPicture } from 'storefront-client/catalogue'
import { PictureImage } from 'storefront-client/react'
import { cardOf } from '../catalogue/card.ts'
import { useTexts } from '../messages/use-texts.ts'
import { PageMeta } from '../parts/page-head.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { readCollections, readProducts } from '../server/catalogue.ts'
import { type RouteArgs, visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

export const loader = async (args: RouteArgs) => {
  const all = await readCollections()
  const shown = all.flatMap((one) => {
    const { name, slug } = one
    const picture = mainPicture(one, { ratio: slug === shop.hero ? 0.6 : 1 })
    return picture ? [{ name, slug, picture }] : []
  })
  const featured = all.find(({ slug }) => slug === shop.featured)
  const products = await readProducts(featured?.id, 8)
  return {
    hero: shown.find(({ slug }) => slug === shop.hero),
    collections: shown.filter(({ slug }) => slug !== shop.hero),
    featured: { name: featured?.name ?? '', slug: featured?.slug ?? shop.allProducts },
    cards: products.map(cardOf),
    address: visitOf(args).address(paths.home),
  }
}

export default function Home() {
  const { hero, collections, featured, cards, address } = useLoaderData<typeof loader>()
  const { home } = useTexts().texts
  return (
    <>
      <PageMeta
        title={shop.name}
        description={`${home.lead}. ${home.text}`}
        address={address}
        picture={hero?.picture}
      />
      <section className="hero">
        <div>
          <h1>{home.lead}</h1>
          <p>{home.text}</p>
          <Link className="button" to={paths.collection(shop.allProducts)} prefetch="intent">
            {home.shopAll}
          </Link>
        </div>
        {hero && (
          <Link to={paths.collection(hero.slug)} className="tile">
            <span>{hero.name}</span>
            <PictureImage picture={hero.picture} sizes="(min-width: 60rem) 60vw, 100vw" first />
          </Link>
        )}
      </section>
      <section className="band">
        <h2>
          <Link to={paths.collection(featured.slug)}>{featured.name}</Link>
        </h2>
        <ProductGrid cards={cards} />
      </section>
      <section className="band">
        <h2>{home.collections}</h2>
        <ul className="grid">
          {collections.map(({ name, slug, picture }) => (
            <li key={slug}>
              <Link className="tile" to={paths.collection(slug)} prefetch="intent">
                <span>{name}</span>
                <PictureImage picture={picture} sizes="(min-width: 60rem) 22vw, 46vw" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

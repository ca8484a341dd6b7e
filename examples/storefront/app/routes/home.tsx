/** The first page. */
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { cardOf } from '../catalogue/card.ts'
import { pictureOf } from '../catalogue/picture.ts'
import { textsIn } from '../messages/index.ts'
import { fill, useTexts } from '../messages/use-texts.ts'
import { pageMeta } from '../parts/page-meta.ts'
import { Picture } from '../parts/picture.tsx'
import { ProductGrid } from '../parts/product-grid.tsx'
import { readCollections, readProducts } from '../server/catalogue.ts'
import { visitOf } from '../server/visit.ts'
import { paths, shop } from '../shop.ts'

export const loader = async (given: LoaderFunctionArgs) => {
  const { language, origin } = visitOf(given)
  const all = await readCollections()
  const shown = all.flatMap(({ name, slug, image }) =>
    image ? [{ name, slug, picture: pictureOf(image, 1), wide: pictureOf(image, 0.6) }] : [],
  )
  const featured = all.find(({ slug }) => slug === shop.featured)
  const products = await readProducts(featured?.id)
  const { lead, text } = textsIn(language).home
  return {
    hero: shown.find(({ slug }) => slug === shop.hero) ?? shown[0],
    collections: shown.filter(({ slug }) => slug !== shop.hero),
    featured: { name: featured?.name ?? '', slug: featured?.slug ?? shop.everything },
    cards: products.slice(0, 8).map(cardOf),
    meta: { title: shop.name, description: `${lead}. ${text}`, origin, path: paths.home },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => pageMeta(loaderData?.meta)

export default function Home() {
  const { hero, collections, featured, cards } = useLoaderData<typeof loader>()
  const { texts } = useTexts()
  return (
    <>
      <section className="hero">
        <div>
          <h1>{texts.home.lead}</h1>
          <p>{texts.home.text}</p>
          <Link className="button" to={paths.collection(shop.everything)} prefetch="intent">
            {texts.home.shopAll}
          </Link>
        </div>
        {hero && (
          <Link to={paths.collection(hero.slug)} className="hero-picture">
            <Picture picture={hero.wide} sizes="(min-width: 60rem) 60vw, 100vw" first />
            <span>{fill(texts.home.see, { name: hero.name })}</span>
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
        <h2>{texts.home.collections}</h2>
        <ul className="tiles">
          {collections.map(({ name, slug, picture }) => (
            <li key={slug}>
              <Link className="tile" to={paths.collection(slug)} prefetch="intent">
                <span>{name}</span>
                <Picture picture={picture} sizes="(min-width: 60rem) 22vw, 46vw" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

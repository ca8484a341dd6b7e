/** Page title, heading and metadata for search engines and link previews. */
import { useSearchParams } from 'react-router'
import type { ProductJsonLd } from 'storefront-client/catalogue'
import type { Picture } from 'storefront-client/media'
import { languages } from '../messages/languages.ts'
import { shop } from '../shop.ts'

interface TitleProps {
  readonly title: string
  /** Whether search engines may index it: only pages that are the same for everyone. */
  readonly indexed?: boolean
}

export const PageTitle = ({ title, indexed = false }: TitleProps) => (
  <>
    <title>{title === shop.name ? title : `${title} · ${shop.name}`}</title>
    {!indexed && <meta name="robots" content="noindex" />}
  </>
)

export const PageHead = ({
  text,
  ...title
}: TitleProps & { readonly text?: string | undefined }) => (
  <header className="page-head">
    <PageTitle {...title} />
    <h1>{title.title}</h1>
    {text && (
      <p>
        <bdi>{text}</bdi>
      </p>
    )}
  </header>
)

export interface PageMetaProps {
  readonly title: string
  readonly description: string
  /** The canonical URL, without query parameters. */
  readonly address: string
  /** The image of link previews. */
  readonly picture?: Picture | undefined
  /** Structured data (schema.org). */
  readonly jsonLd?: ProductJsonLd
}

/** Link previews don't support SVG, which the sandbox's images are. */
const isPreviewable = ({ src }: Picture): boolean => !/\.svg(\?|$)/i.test(src)

export const PageMeta = ({ title, description, address, picture, jsonLd }: PageMetaProps) => {
  const [parameters] = useSearchParams()
  // Each language version is indexed on its own.
  const requested = Object.keys(languages).find((code) => code === parameters.get('lang'))
  const canonical = requested ? `${address}?lang=${requested}` : address
  return (
    <>
      <PageTitle title={title} indexed />
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      {Object.keys(languages).map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${address}?lang=${code}`} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={shop.name} />
      {picture && isPreviewable(picture) && <meta property="og:image" content={picture.src} />}
      <meta name="twitter:card" content="summary_large_image" />
      {jsonLd && <script type="application/ld+json">{JSON.stringify(jsonLd)}</script>}
    </>
  )
}

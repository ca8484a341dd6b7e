/** How a page begins, and what browsers, search engines and those who pass its address on are told of it. */
import { useSearchParams } from 'react-router'
import type { ProductJsonLd } from 'storefront-client/catalogue'
import type { Picture } from 'storefront-client/media'
import { languages } from '../messages/languages.ts'
import { shop } from '../shop.ts'

interface TitleProps {
  readonly title: string
  /** Whether search engines are to find it: only what is the same for everyone. */
  readonly found?: boolean
}

export const PageTitle = ({ title, found = false }: TitleProps) => (
  <>
    <title>{title === shop.name ? title : `${title} · ${shop.name}`}</title>
    {!found && <meta name="robots" content="noindex" />}
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

/** A page as others speak of it. */
export interface PageMetaProps {
  readonly title: string
  readonly description: string
  /** The page's own address, without what only changes how it looks. */
  readonly address: string
  /** What others see beside the address. */
  readonly picture?: Picture | undefined
  /** What the page is about, as schema.org has it. */
  readonly about?: ProductJsonLd
}

/** Those who show a picture beside an address draw no SVG, such as the sandbox's pictures are. */
const isShown = ({ src }: Picture): boolean => !/\.svg(\?|$)/i.test(src)

export const PageMeta = ({ title, description, address, picture, about }: PageMetaProps) => {
  const [parameters] = useSearchParams()
  // A page that is asked for in a language is a page of its own: search engines list one for each.
  const asked = Object.keys(languages).find((code) => code === parameters.get('lang'))
  const own = asked ? `${address}?lang=${asked}` : address
  return (
    <>
      <PageTitle title={title} found />
      <meta name="description" content={description} />
      <link rel="canonical" href={own} />
      <link rel="alternate" hrefLang="x-default" href={address} />
      {Object.keys(languages).map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${address}?lang=${code}`} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={own} />
      <meta property="og:site_name" content={shop.name} />
      {picture && isShown(picture) && <meta property="og:image" content={picture.src} />}
      <meta name="twitter:card" content="summary_large_image" />
      {about && <script type="application/ld+json">{JSON.stringify(about)}</script>}
    </>
  )
}

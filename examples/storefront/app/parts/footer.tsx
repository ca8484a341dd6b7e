/** The bottom of every page. */
import { useLocation } from 'react-router'
import { languages } from '../messages/languages.ts'
import { useTexts } from '../messages/use-texts.ts'
import { shop } from '../shop.ts'

/** The address of a page in another language. */
const inLanguage = (pathname: string, search: string, code: string): string => {
  const parameters = new URLSearchParams(search)
  parameters.set('lang', code)
  return `${shop.base.slice(0, -1)}${pathname}?${parameters}`
}

export const Footer = () => {
  const { texts, language } = useTexts()
  const { pathname, search } = useLocation()
  return (
    <footer className="footer">
      <p className="brand">{shop.name}</p>
      <p>{texts.footer}</p>
      <nav aria-label={texts.language}>
        <ul>
          {Object.entries(languages).map(([code, name]) => (
            <li key={code}>
              <a
                href={inLanguage(pathname, search, code)}
                hrefLang={code}
                lang={code}
                aria-current={code === language ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  )
}

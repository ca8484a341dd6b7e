/** The page footer, with a language switcher that works without JavaScript. */
import { useLocation } from 'react-router'
import { languages } from '../messages/languages.ts'
import { useTexts } from '../messages/use-texts.ts'
import { href, shop } from '../shop.ts'

export const Footer = () => {
  const { texts, language } = useTexts()
  const { pathname, search } = useLocation()
  const inLanguage = (code: string): string => {
    const parameters = new URLSearchParams(search)
    parameters.set('lang', code)
    return href(`${pathname}?${parameters}`)
  }
  return (
    <footer className="footer row">
      <p className="brand">{shop.name}</p>
      <p>{texts.footer}</p>
      <nav aria-label={texts.language}>
        <ul className="row">
          {Object.entries(languages).map(([code, { name }]) => (
            <li key={code}>
              <a
                href={inLanguage(code)}
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

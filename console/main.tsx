import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import './theme/base.css'
import { loadLanguage, preferredLocale } from './messages/language.ts'
import { createStoreClient } from './store/store-client.ts'
import { keepColourScheme } from './theme/colour-scheme.ts'
import { StartFailure } from './ui/page/start-failure.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element to render into.')
const root = createRoot(container)

keepColourScheme()
const [client, language] = await Promise.allSettled([
  createStoreClient(),
  loadLanguage(preferredLocale()),
])
if (language.status === 'rejected') throw language.reason
if (client.status === 'rejected') {
  root.render(<StartFailure reason={client.reason} texts={language.value.texts.shell.start} />)
} else {
  root.render(
    <StrictMode>
      <App client={client.value} language={language.value} />
    </StrictMode>,
  )
}

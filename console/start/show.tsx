import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Language } from '../messages/language.ts'
import { LanguageProvider } from '../messages/language-context.tsx'
import { StartFailure } from '../ui/page/start-failure.tsx'
import { closeOnBack } from '../ui/shell/back-as-escape.ts'
import { App } from './app.tsx'
import type { Started } from './start.ts'

export function show(started: Started, language: Language) {
  closeOnBack()
  draw(
    <StrictMode>
      <App started={started} language={language} />
    </StrictMode>,
  )
}

export function showFailure(reason: unknown, language: Language) {
  draw(
    <LanguageProvider initial={language}>
      <StartFailure reason={reason} />
    </LanguageProvider>,
  )
}

function draw(children: ReactNode) {
  const container = document.getElementById('root')
  if (!container) throw new Error('The page has no #root element to render into.')
  createRoot(container).render(children)
}

// Small on purpose: it asks for the first rows while the screens are still being loaded.
import { loadLanguage, preferredLocale } from './messages/language.ts'
import { prepareScreen, startStore } from './start.ts'
import './theme/base.css'
import { keepColourScheme } from './theme/colour-scheme.ts'

const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)

keepColourScheme()
const [started, language, { show, showFailure }] = await Promise.all([
  settled(startStore(path, window.location.search)),
  loadLanguage(preferredLocale()),
  import('./show.tsx'),
  // A screen that cannot be loaded says so when it is drawn.
  settled(prepareScreen(path)),
])
if (started.status === 'rejected') showFailure(started.reason, language)
else show(started.value, language)

async function settled<Value>(promise: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  const [result] = await Promise.allSettled([promise])
  return result
}

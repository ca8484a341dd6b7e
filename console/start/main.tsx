// Small on purpose: it requests the first rows while the screens load.
import { loadLanguage, preferredLocale } from '../messages/language.ts'
import { reloadIfReplaced, reloadIfServed } from '../store/new-deployment.ts'
import { prepareScreen, startStore } from './start.ts'
import '../theme/base.css'
import '../theme/forced-colours.css'
import '../theme/print.css'
import { keepColourScheme } from '../theme/colour-scheme.ts'

/** How long the first render waits for rows, in milliseconds: less than a list without rows takes. */
const ROWS_MAY_TAKE = 100

const path = window.location.pathname.slice(import.meta.env.BASE_URL.length - 1)

keepColourScheme()
// Vite's event for every chunk that fails to load.
window.addEventListener('vite:preloadError', () => void reloadIfReplaced())
const starting = Promise.allSettled([startStore(path, window.location.search)])
const preparing = Promise.all([
  loadLanguage(preferredLocale()),
  // A screen that fails to load shows its own error.
  Promise.allSettled([prepareScreen(path)]),
])
// The screens are already loading; executing them takes longer than requesting the rows, so it comes second.
const [started] = await starting
const parts = Promise.all([preparing, import('./show.tsx')])
const [[language], { show, showFailure }] = await parts.catch(loadAgain)
if (started.status === 'rejected') showFailure(started.reason, language)
else {
  // The first `Intl` format costs a browser ten milliseconds: spent while the rows load.
  language.formats.money(0, 'USD')
  const overdue = new Promise((resolve) => setTimeout(resolve, ROWS_MAY_TAKE))
  await Promise.race([started.value.firstRows, overdue])
  show(started.value, language)
}

/** Without its texts and its frame the page can only be loaded again, where it is served. */
async function loadAgain(failure: unknown): Promise<never> {
  if (await reloadIfServed()) return new Promise(() => {})
  throw failure
}

// A tab that was opened before the console was deployed anew asks for files that are gone. It loads the new console then.

import { inStorage } from './browser-storage.ts'

/** The deployment that this tab was loaded anew for, kept as long as the tab is. */
const RELOADED = 'storefront-console-reloaded'

let loading: Promise<boolean> | undefined

/**
 * After a file of the console failed to load: loads the page anew where another console has taken this one's place. Drafts
 * are kept as at any reload. Once for each deployment, so that a broken one is not loaded without end; offline and on the
 * same deployment nothing happens.
 *
 * @returns whether the page is being loaded anew
 */
export function reloadIfReplaced(): Promise<boolean> {
  loading ??= servedEntry().then((entry) => {
    loading = undefined
    return entry !== entryOf(document) && reloadOnce(entry)
  })
  return loading
}

/**
 * After a file failed another time: loads the page anew where it is served, because browsers may keep the failure as long
 * as the page is open. Once for each deployment, too.
 *
 * @returns whether the page is being loaded anew
 */
export async function reloadIfServed(): Promise<boolean> {
  return reloadOnce(await servedEntry())
}

function reloadOnce(entry: string | undefined): boolean {
  if (entry === undefined || !notedOnce(entry)) return false
  window.location.reload()
  return true
}

/** The first script of the console that is served now. */
async function servedEntry(): Promise<string | undefined> {
  try {
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' })
    if (!answer.ok) return undefined
    return entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  } catch {
    return undefined
  }
}

function entryOf(page: Document): string | undefined {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? undefined
}

/** Notes a deployment; false where it was noted before, or cannot be. */
function notedOnce(entry: string): boolean {
  const noted = inStorage('sessionStorage', (storage) => {
    if (storage.getItem(RELOADED) === entry) return false
    storage.setItem(RELOADED, entry)
    return true
  })
  return noted === true
}

// Reloads a tab from before a deployment, whose lazy chunks are gone.

import { inStorage } from './browser-storage.ts'

/** The deployment that this tab was reloaded for, per tab. */
const RELOADED = 'storefront-console-reloaded'

let loading: Promise<boolean> | undefined

/**
 * After a chunk failed to load: reloads the page if a new console is deployed, and tells whether it does. Drafts are
 * kept as at any reload. Once per deployment, so that a broken one does not loop; a no-op offline.
 */
export function reloadIfReplaced(): Promise<boolean> {
  loading ??= servedEntry().then((entry) => {
    loading = undefined
    return entry !== entryOf(document) && reloadOnce(entry)
  })
  return loading
}

/**
 * After a repeated failure: reloads the page if it is served, as browsers may cache a failed import for the life of the
 * page. Once per deployment, too. Tells whether it does.
 */
export async function reloadIfServed(): Promise<boolean> {
  return reloadOnce(await servedEntry())
}

function reloadOnce(entry: string | undefined): boolean {
  if (entry === undefined || !notedOnce(entry)) return false
  window.location.reload()
  return true
}

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

/** Marks a deployment; false where it was already, or cannot be. */
function notedOnce(entry: string): boolean {
  const noted = inStorage('sessionStorage', (storage) => {
    if (storage.getItem(RELOADED) === entry) return false
    storage.setItem(RELOADED, entry)
    return true
  })
  return noted === true
}

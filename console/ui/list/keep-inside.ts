// Keeps a table from overflowing its list: language, column choice and large text make it wider.
import type { Column } from './description.ts'

/**
 * Hides columns while the table overflows, those for wide windows first; then truncates names, then scrolls
 * horizontally. Reverts as the container grows.
 *
 * @returns the cleanup
 */
export function keepInside(place: HTMLElement, columns: readonly Column<never>[]): () => void {
  const table = place.querySelector('table')
  if (!table || typeof ResizeObserver === 'undefined') return () => {}
  const given = (['lg', 'md'] as const).filter((width) =>
    columns.some(({ hideBelow }) => hideBelow === width),
  )
  let before = 0
  const observer = new ResizeObserver(() => {
    const room = place.clientWidth
    if (room > before) delete table.dataset.narrow
    before = room
    for (const step of [...given, 'tight', 'scroll']) {
      if (table.offsetWidth <= room) return
      table.dataset.narrow = step
    }
  })
  observer.observe(place)
  observer.observe(table)
  return () => {
    observer.disconnect()
    delete table.dataset.narrow
  }
}

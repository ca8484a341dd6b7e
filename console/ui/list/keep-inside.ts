// How a table stays inside its list: a language, the owner's choice of columns and large text make it wider.
import type { Column } from './description.ts'

/**
 * Leaves out columns while the table is wider than its place, those for wide windows first. When none is left to leave
 * out, names are cut shorter, and then it scrolls sideways. All comes back when the place grows.
 *
 * @param place the element around the table alone
 * @returns a function that stops watching
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

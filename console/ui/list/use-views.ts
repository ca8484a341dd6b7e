// The views of a list: those of its screen, and those that the owner saved in this browser.
import { isText, shapeOf } from '../../store/shape.ts'
import type { ListDescription, ListRecord, View } from './description.ts'
import {
  type ListAddress,
  readAddress,
  type Sort,
  sameFilters,
  writeAddress,
} from './list-address.ts'
import { ownName, useSetting } from './use-setting.ts'

interface SavedView {
  readonly name: string
  readonly address: string
}

const isSaved = shapeOf<SavedView>({ name: isText, address: isText })

/** More would not fit beside each other, and each is counted. */
export const MOST_SAVED = 12

export function useViews(resource: string, description: ListDescription<ListRecord>) {
  const { views: given, sort } = description
  const [saved, setSaved] = useSetting(`views.${ownName(resource, description)}`, readSaved)
  return {
    views: [...(given ?? []), ...saved.map((view) => viewOf(view, sort))],
    isOwn: (view: View) => saved.some(({ name }) => ownId(name) === view.id),
    /** Upserts the list's state under a name; false at the maximum of saved views. */
    save(name: string, address: ListAddress): boolean {
      const text = writeAddress({ ...address, page: 1 }, sort).toString()
      const others = saved.filter((view) => view.name !== name)
      if (others.length >= MOST_SAVED) return false
      setSaved([...others, { name, address: text }])
      return true
    },
    remove: (view: View) => setSaved(saved.filter(({ name }) => ownId(name) !== view.id)),
  }
}

/** The current view: among those with the list's filters, one with its order before one without an order. */
export function shownView(
  { filters, search, sort }: ListAddress,
  views: readonly View[],
): View | undefined {
  const fitting = views.filter(
    (view) => sameFilters(filters, view.filters) && search === (view.search ?? ''),
  )
  return (
    fitting.find((view) => view.sort?.field === sort.field && view.sort.order === sort.order) ??
    fitting.find((view) => !view.sort)
  )
}

const ownId = (name: string) => `own:${name}`

function viewOf({ name, address }: SavedView, usual: Sort): View {
  const { filters, search, sort } = readAddress(new URLSearchParams(address), usual)
  return { id: ownId(name), label: name, filters, search, sort }
}

const none: readonly SavedView[] = []

function readSaved(kept: unknown): readonly SavedView[] {
  return Array.isArray(kept) ? kept.filter(isSaved).slice(0, MOST_SAVED) : none
}

// The views as tabs with their counts: the screen's and the owner's own.
import { useTexts } from '../../messages/language-context.tsx'
import { useRowsShown } from '../page/use-rows-shown.ts'
import { useCurrentList } from './current-list.ts'
import { useCounts } from './use-count.ts'
import { shownView, useViews } from './use-views.ts'

export function ViewTabs() {
  const texts = useTexts('lists')
  const { resource, description, address, narrow, loaded } = useCurrentList()
  const { views } = useViews(resource, description)
  // Rows first: the counts of tabs can wait.
  const drawn = useRowsShown()
  const counts = useCounts(
    resource,
    views.map(({ filters, search = '' }) => ({ filters, search })),
    description.sort,
    loaded && drawn,
  )
  if (views.length === 0) return null
  const shown = shownView(address, views)
  return (
    <nav className="list-views" aria-label={texts.views}>
      {views.map((view, index) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view === shown}
          onClick={() =>
            narrow({
              filters: view.filters,
              search: view.search ?? '',
              sort: view.sort ?? description.sort,
            })
          }
        >
          {view.label} {counts[index] && <span className="list-number">{counts[index]}</span>}
        </button>
      ))}
    </nav>
  )
}

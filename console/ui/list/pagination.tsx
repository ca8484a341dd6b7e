import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useCurrentList } from './current-list.ts'
import { pageSizes } from './list-address.ts'

/** The position in the list, and the buttons to the next and previous page. */
export function Pagination() {
  const texts = useTexts('lists')
  const formats = useFormats()
  const { address, change, rows, total = 0, capped, earlier } = useCurrentList()
  const { page, perPage } = address
  const first = (page - 1) * perPage + 1
  // A full page of an uncounted list may have a next one.
  const isOpen = capped && rows.length === perPage
  const last = capped ? first - 1 + rows.length : Math.min(page * perPage, total)
  const isLast = capped ? earlier || !isOpen : last >= total
  const turn = (to: number, pressed: Element) => {
    if (to < 1 || (to > page && isLast)) return
    change({ page: to })
    pressed.closest('.list')?.scrollIntoView()
  }
  return (
    <nav className="list-pages" aria-label={texts.pages}>
      <label className="list-filter">
        <span>{texts.perPage}</span>
        <select
          value={perPage}
          onChange={(event) => change({ perPage: Number(event.target.value), page: 1 })}
        >
          {[...pageSizes]
            .sort((one, other) => one - other)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
      </label>
      <div className="list-turn">
        <span className="list-range" aria-live="polite">
          {texts.range(
            formats.number(first),
            formats.number(last),
            formats.total(Math.max(last, total), isOpen),
          )}
        </span>
        <IconButton
          icon="back"
          label={texts.previousPage}
          size="large"
          aria-disabled={page <= 1}
          onClick={({ currentTarget }) => turn(page - 1, currentTarget)}
        />
        <IconButton
          icon="next"
          label={texts.nextPage}
          size="large"
          aria-disabled={isLast}
          onClick={({ currentTarget }) => turn(page + 1, currentTarget)}
        />
      </div>
    </nav>
  )
}

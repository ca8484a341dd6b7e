// The sticky toolbar: search, filters and the table's shape.
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { usePhone } from '../controls/use-phone.ts'
import { useCurrentList } from './current-list.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterChips } from './filter-chips.tsx'
import { SearchField } from './search-field.tsx'
import { ShapeMenu } from './shape-menu.tsx'

export function ToolBar() {
  const texts = useTexts('lists')
  const { description, address, isFetching, similar } = useCurrentList()
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const inUse = Object.keys(address.filters).length
  return (
    <div className="list-tools">
      <search className="list-bar" aria-label={description.texts.name}>
        <SearchField />
        {phone && description.filters && (
          <Button look="outlined" icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
            {texts.filters} {inUse > 0 && <span className="list-number">{inUse}</span>}
          </Button>
        )}
        {(!phone || open) && <FilterBar />}
        {!phone && <ShapeMenu />}
      </search>
      <FilterChips />
      {description.limits?.map((limit) => (
        <p key={limit} className="list-limit">
          {limit}
        </p>
      ))}
      {similar && (
        <p className="list-limit" role="status">
          {texts.similar(address.search)}
        </p>
      )}
      {isFetching && <div className="list-busy line-busy" aria-hidden />}
    </div>
  )
}

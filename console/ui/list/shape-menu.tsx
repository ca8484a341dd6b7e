// The columns of the table, and the height of its rows.
import { useId } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Popup } from '../controls/popup.tsx'
import { Icon } from '../icons/icon.tsx'
import { useCurrentList } from './current-list.ts'
import { useColumns, useDensity } from './use-shape.ts'

const densities = ['comfortable', 'compact'] as const

export function ShapeMenu() {
  const texts = useTexts('lists')
  const { resource, description } = useCurrentList()
  const { shown, toggle } = useColumns(resource, description)
  const [density, setDensity] = useDensity()
  const id = useId()
  return (
    <Popup
      kind="dialog"
      label={texts.columnsAndRows}
      trigger={(props) => (
        <button type="button" className="list-tool" {...props}>
          <Icon name="columns" />
          {texts.columns}
        </button>
      )}
    >
      {() => (
        <>
          <fieldset className="list-shape">
            <legend>{texts.columns}</legend>
            {description.columns.map((column) => (
              <label key={column.id}>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  onChange={() => toggle(column.id)}
                />
                {column.label}
              </label>
            ))}
          </fieldset>
          <fieldset className="list-shape">
            <legend>{texts.rows}</legend>
            {densities.map((value) => (
              <label key={value}>
                <input
                  type="radio"
                  name={id}
                  checked={density === value}
                  onChange={() => setDensity(value)}
                />
                {texts.density[value]}
              </label>
            ))}
          </fieldset>
        </>
      )}
    </Popup>
  )
}

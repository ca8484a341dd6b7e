import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Button } from '../controls/button.tsx'
import { dialogInTheme } from '../page/lazy-part.tsx'

const ShapeChoices = dialogInTheme(async () => (await import('./shape-choices.tsx')).ShapeChoices)

/** Opens the choice of the table's columns and of the height of its rows. */
export function ShapeMenu() {
  const { columns } = useTexts('lists')
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <Button
        look="outlined"
        icon="columns"
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {columns}
      </Button>
      {anchor && <ShapeChoices anchor={anchor} close={() => setAnchor(undefined)} />}
    </>
  )
}

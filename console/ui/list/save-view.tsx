// Saves a list's state as a tab of its own, or removes such a tab.
import { useState } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { dialogInTheme } from '../page/lazy-part.tsx'
import { useCurrentList } from './current-list.ts'
import { shownView, useViews } from './use-views.ts'

const NameDialog = dialogInTheme(async () => (await import('./name-dialog.tsx')).NameDialog)

/** The button beside the chips: saves the view that is shown, or removes it where the owner saved it. */
export function SaveView() {
  const texts = useTexts('lists')
  const { resource, description, address } = useCurrentList()
  const { views, isOwn, save, remove } = useViews(resource, description)
  const [naming, setNaming] = useState(false)
  const shown = shownView(address, views)
  if (shown && !isOwn(shown)) return null
  if (shown) {
    return (
      <button type="button" className="list-clear" onClick={() => remove(shown)}>
        {texts.deleteView}
      </button>
    )
  }
  return (
    <>
      <button type="button" className="list-clear" onClick={() => setNaming(true)}>
        {texts.saveView}
      </button>
      {naming && (
        <NameDialog onClose={() => setNaming(false)} onName={(name) => save(name, address)} />
      )}
    </>
  )
}

// A bulk edit of an earlier page, of which only the last few are kept.
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useRecentChanges, useRecentList } from '../../../../console/ui/recent/recent-context.ts'
import { renderInConsole } from '../../support/render.tsx'

function UndoOldest() {
  const recent = useRecentChanges()
  const [change] = useRecentList()
  return (
    <>
      <button
        type="button"
        onClick={() => void recent.undo(recent.add('3 hidden', { kind: 'job', given: 'old' }))}
      >
        Undo
      </button>
      {change && `${change.state}: ${change.why}`}
    </>
  )
}

it('one that is no longer kept is not undone, and the list reports why', async () => {
  renderInConsole(<UndoOldest />)
  fireEvent.click(screen.getByText('Undo'))
  const told = 'refused: Only the latest bulk edits are kept for Undo.'
  expect(await screen.findByText(told)).toBeInTheDocument()
})

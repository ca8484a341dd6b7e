import { useTexts } from '../../messages/language-context.tsx'
import type { ItemState, JobItem } from './job.ts'

/** More would make the panel slow to open; failures come first. */
const MOST_SHOWN = 200

/** Each record of a job with its outcome; failures first, with the reason. */
export function JobItems({ items, all }: { items: readonly JobItem[]; all: boolean }) {
  const { jobs: texts } = useTexts('lists')
  const failed = items.filter(({ state }) => 'reason' in state)
  const others = all ? items.filter(({ state }) => !('reason' in state)) : []
  const shown = [...failed, ...others]
  const outcomeOf = (state: ItemState) => texts.states['unsure' in state ? 'unsure' : state.at]
  return (
    <ul className="job-items">
      {shown.slice(0, MOST_SHOWN).map(({ id, name, state }) => (
        <li key={id}>
          <span>
            <bdi>{name}</bdi>
          </span>
          <span data-failed={'reason' in state ? '' : undefined}>
            {'reason' in state
              ? texts.because(outcomeOf(state), state.reason.text)
              : outcomeOf(state)}
            {'reason' in state && state.reason.requestId && <small>{state.reason.requestId}</small>}
          </span>
        </li>
      ))}
      {shown.length > MOST_SHOWN && <li>{texts.more(shown.length - MOST_SHOWN)}</li>}
    </ul>
  )
}

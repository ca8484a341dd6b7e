// The readings of a text such as `1.234`, to choose from.
import { useTexts } from '../../messages/language-context.tsx'
import type { Reading } from '../../messages/read-number.ts'
import type { NumberReader } from './use-number-reader.ts'
import './numbers.css'

interface NumberChoicesProps {
  choices: NonNullable<Reading['choices']>
  /** The reading that counts; another value where the owner has to choose. */
  chosen: unknown
  reader: NumberReader
  choose(value: number): void
}

export function NumberChoices({ choices, chosen, reader, choose }: NumberChoicesProps) {
  const texts = useTexts('numbers')
  return (
    <fieldset aria-label={texts.which} className="number-choices">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => choose(choice)}
        >
          {reader.show(choice)}
        </button>
      ))}
    </fieldset>
  )
}

/** What a text was understood as, for screen readers: told once typing pauses. */
export function NumberTold({
  choices,
  chosen,
  reader,
  echo,
}: Omit<NumberChoicesProps, 'choose' | 'choices'> & {
  choices: NumberChoicesProps['choices'] | undefined
  echo: string
}) {
  const texts = useTexts('numbers')
  const { show } = reader
  const told = () => {
    if (!choices) return echo
    const [first, second] = choices
    if (second === undefined) return texts.meantInstead(show(first))
    const other = chosen === first ? second : first
    return typeof chosen === 'number'
      ? texts.readAs(show(chosen), show(other))
      : texts.eitherOf(show(first), show(second))
  }
  return (
    <span className="unseen" aria-live="polite">
      {told()}
    </span>
  )
}

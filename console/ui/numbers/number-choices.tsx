// The readings of a text such as `1.234`, to choose from.
import { useTexts } from '../../messages/language-context.tsx'
import type { Reading } from '../../messages/read-number.ts'
import type { NumberReader } from './use-number-reader.ts'
import './numbers.css'

interface NumberChoicesProps {
  choices: NonNullable<Reading['choices']>
  /** The chosen reading; another value where the choice is open. */
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

/** The readings as text, and which one is chosen. */
export function useChoicesInWords(reader: NumberReader) {
  const { meantInstead, readAs, eitherOf } = useTexts('numbers')
  return ([first, second]: NumberChoicesProps['choices'], chosen: unknown) => {
    if (second === undefined) return meantInstead(reader.show(first))
    return (chosen === first ? readAs : eitherOf)(reader.show(first), reader.show(second))
  }
}

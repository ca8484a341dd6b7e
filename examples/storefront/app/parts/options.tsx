/** The options of a product: what can be chosen beside what is chosen already. */
import { availableChoices } from 'storefront-client/catalogue'
import { optionField } from '../catalogue/form.ts'
import type { ProductView } from '../catalogue/product-view.ts'
import { fill, useTexts } from '../messages/use-texts.ts'

interface OptionsProps {
  readonly offer: ProductView['offer']
  readonly chosen: Readonly<Record<string, string>>
  readonly choose: (option: string, choice: string) => void
}

export const Options = ({ offer, chosen, choose }: OptionsProps) => {
  const { texts } = useTexts()
  const nameOf = (choice: string, inStock: boolean, visible: boolean): string => {
    if (!visible) return fill(texts.product.choiceGone, { choice })
    return inStock ? choice : fill(texts.product.choiceSoldOut, { choice })
  }
  return availableChoices(offer, chosen).map(({ name, choices, isColour }, index) => (
    <div key={name} role="radiogroup" aria-labelledby={`option-${index}`} className="option">
      <p id={`option-${index}`}>{name}</p>
      <div className={isColour ? 'choices colours' : 'choices'}>
        {choices.map(({ description, value, selected, inStock, visible }) => (
          <label
            key={description}
            className={inStock ? 'choice' : 'choice unavailable'}
            title={description}
          >
            <input
              type="radio"
              name={optionField(name)}
              value={description}
              checked={selected}
              required
              disabled={!visible}
              aria-label={nameOf(description, inStock, visible)}
              onChange={() => choose(name, description)}
            />
            {isColour && <span className="swatch" style={{ background: value }} />}
            <span className="choice-name">{description}</span>
          </label>
        ))}
      </div>
    </div>
  ))
}

/** Option pickers: unavailable combinations with the current selection are marked. */
import { availableChoices, choiceField } from 'storefront-client/catalogue'
import { fill, useTexts } from '../messages/use-texts.ts'
import type { ProductData } from './purchase.tsx'

interface OptionsProps {
  readonly product: ProductData
  readonly chosen: Readonly<Record<string, string>>
  readonly choose: (option: string, choice: string) => void
}

export const Options = ({ product, chosen, choose }: OptionsProps) => {
  const { choiceGone, choiceSoldOut } = useTexts().texts.product
  const nameOf = (choice: string, isSold: boolean, visible: boolean): string => {
    if (!visible) return fill(choiceGone, { choice })
    return isSold ? choice : fill(choiceSoldOut, { choice })
  }
  return availableChoices(product, chosen).map(({ name, choices, optionType }, index) => (
    <div key={name} role="radiogroup" aria-labelledby={`option-${index}`}>
      <p className="soft" id={`option-${index}`}>
        {name}
      </p>
      <div className="choices">
        {choices.map(({ description, value, selected, inStock, preorder, visible }) => (
          <label
            key={description}
            className={inStock || preorder ? 'choice' : 'choice unavailable'}
          >
            <input
              type="radio"
              name={choiceField(name)}
              value={description}
              checked={selected}
              required
              disabled={!visible}
              aria-label={nameOf(description, inStock || preorder, visible)}
              onChange={() => choose(name, description)}
            />
            {optionType === 'color' && <span className="swatch" style={{ background: value }} />}
            <bdi>{description}</bdi>
          </label>
        ))}
      </div>
    </div>
  ))
}

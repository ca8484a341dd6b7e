/** Options of a product (Size, Colour) and their combinations. */
import { limits } from '../../../generated/fields.ts'
import type { ChoiceInput, OptionType, ProductOptionInput } from '../../../generated/wire.ts'
import { type Violation, violation } from '../../platform/errors.ts'

/** Every stored option has a type. */
type StoredOptionType = Exclude<OptionType, 'unspecified_option_type'>

const hasColours: Readonly<Record<StoredOptionType, boolean>> = { drop_down: false, color: true }

/** One choice. `description` is its name for buyers and in variants; `value` may be a colour. */
export interface Choice {
  readonly value: string
  readonly description: string
}

/** An option of a product, such as its size, with its choices. */
export interface ProductOption {
  readonly optionType: StoredOptionType
  readonly name: string
  readonly choices: readonly Choice[]
}

/** Whether the option's values are CSS colours. */
export function isColourOption({ optionType }: Pick<ProductOption, 'optionType'>): boolean {
  return hasColours[optionType]
}

/** A variant's choices: option name to choice description. */
export type Choices = Readonly<Record<string, string>>

/** The choice of an option, if any: an option may have the name of a property that every object inherits. */
export function choiceOf(choices: Choices, option: string): string | undefined {
  return Object.hasOwn(choices, option) ? choices[option] : undefined
}

type OptionInput = Pick<ProductOptionInput, 'name'> & { readonly choices?: readonly ChoiceInput[] }

const { maxItems: mostVariants } = limits.Product.variants

const colour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$|^rgba?\(/i

/** Fills in optional fields: descriptions from values, the option type from the values. */
export function readOptions(inputs: readonly OptionInput[]): ProductOption[] {
  return inputs.map(({ name = '', choices = [] }) => {
    const complete = choices.map(({ value, description }) => ({
      value: value ?? description ?? '',
      description: description ?? value ?? '',
    }))
    const allColours = complete.length > 0 && complete.every(({ value }) => colour.test(value))
    return { optionType: allColours ? 'color' : 'drop_down', name, choices: complete }
  })
}

/** The violations of options: unnamed, duplicates, too many variants. */
export function optionViolations(options: readonly ProductOption[]): Violation[] {
  const field = 'product.productOptions'
  const found: Violation[] = []
  const names = new Set<string>()
  options.forEach((option, index) => {
    const at = `${field}[${index}]`
    if (option.name === '') found.push(violation(`${at}.name`, 'REQUIRED_FIELD', 'is required'))
    if (names.has(option.name)) {
      const description = `"${option.name}" is the name of two options`
      found.push(violation(`${at}.name`, 'VALIDATION', description))
    }
    names.add(option.name)
    found.push(...choiceViolations(option, `${at}.choices`))
  })
  const variants = options.reduce((count, { choices }) => count * choices.length, 1)
  if (found.length === 0 && variants > mostVariants) {
    const description = `must not make more than ${mostVariants} variants`
    found.push(violation(field, 'MAX_SIZE', description, { threshold: mostVariants }))
  }
  return found
}

/** The Cartesian product of all choices, the first option varying slowest. Empty without options. */
export function combinations(options: readonly ProductOption[]): Choices[] {
  if (options.length === 0) return []
  return options.reduce<Choices[]>(
    (rows, { name, choices }) =>
      rows.flatMap((row) => choices.map(({ description }) => ({ ...row, [name]: description }))),
    [{}],
  )
}

function choiceViolations({ choices }: ProductOption, field: string): Violation[] {
  if (choices.length === 0) {
    return [violation(field, 'MIN_SIZE', 'must contain at least one choice', { threshold: 1 })]
  }
  const seen = new Set<string>()
  return choices.flatMap(({ description }, index) => {
    const at = `${field}[${index}].description`
    if (description === '') return [violation(at, 'REQUIRED_FIELD', 'is required')]
    if (seen.has(description)) {
      return [violation(at, 'VALIDATION', `"${description}" is in the list twice`)]
    }
    seen.add(description)
    return []
  })
}

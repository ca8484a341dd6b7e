/** The operators of a filter, shared by the standalone filter and the query of a resource. */
import type { WireOperator, wireOperators } from '../../generated/queries.ts'
import type { QueryTypes, ValueOf } from './fields.ts'
import { filterOf, type HoldsConditions, type names, type takes, wire } from './joining.ts'
import {
  checkBounds,
  checkCarried,
  checkCount,
  checkField,
  checkItemCount,
  checkItems,
  checkOrdered,
  checkText,
  fieldOf,
} from './query-errors.ts'
import { both, either, noneOf, type WireFilter, wireValue, withCondition } from './wire-filter.ts'

/** How the wire writes an operator; as a type only, because a bundle needs just the names it uses. */
type WireName = (typeof wireOperators)[WireOperator]

/** The parameters of an operator that compares a field with one value. */
type Compare<Types extends QueryTypes, Field> = [field: Field, value: ValueOf<Types, Field>]

/** The same, where null and undefined match a missing value. */
type Equal<Types extends QueryTypes, Field> = [
  field: Field,
  value: ValueOf<Types, Field> | null | undefined,
]

/** A field and its items, one by one or as one list. */
type Items<Types extends QueryTypes, Field> =
  | [field: Field, items: readonly ValueOf<Types, Field>[]]
  | [field: Field, first: ValueOf<Types, Field>, ...more: ValueOf<Types, Field>[]]

/**
 * Conditions on fields; `Self` is the builder that has them. Builders are immutable: every operator
 * returns a new one. Several conditions are joined by AND. Misuse throws at the call, with the
 * specified text.
 */
export abstract class Conditions<Types extends QueryTypes, Self> implements HoldsConditions<Types> {
  readonly [wire]: WireFilter
  declare readonly [takes]?: (fields: Types['values']) => void
  declare readonly [names]?: keyof Types['values']

  constructor(filter: WireFilter) {
    this[wire] = filter
  }

  /** The same builder with another filter. */
  protected abstract withFilter(filter: WireFilter): Self

  /** The field equals the value; with null, it has none. */
  eq<Field extends Types['eq']>(...given: Equal<Types, Field>): Self {
    return this.#compared('.eq', checkCarried, given)
  }

  /** The field does not equal the value; with null, it has one. */
  ne<Field extends Types['ne']>(...given: Equal<Types, Field>): Self {
    return this.#compared('.ne', checkCarried, given, '$ne')
  }

  /** The field is greater than or equal to the value. */
  ge<Field extends Types['ge']>(...given: Compare<Types, Field>): Self {
    return this.#compared('.ge', checkOrdered, given, '$gte')
  }

  /** The field is greater than the value. */
  gt<Field extends Types['gt']>(...given: Compare<Types, Field>): Self {
    return this.#compared('.gt', checkOrdered, given, '$gt')
  }

  /** The field is less than or equal to the value. */
  le<Field extends Types['le']>(...given: Compare<Types, Field>): Self {
    return this.#compared('.le', checkOrdered, given, '$lte')
  }

  /** The field is less than the value. */
  lt<Field extends Types['lt']>(...given: Compare<Types, Field>): Self {
    return this.#compared('.lt', checkOrdered, given, '$lt')
  }

  /** The field is at least `from` and less than `to`: the upper bound is exclusive. */
  between<Field extends Types['between']>(
    ...given: [field: Field, from: ValueOf<Types, Field>, to: ValueOf<Types, Field>]
  ): Self {
    const field = fieldOf('.between', given, 3)
    checkBounds('.between', given[1], given[2])
    const from = withCondition(this[wire], field, { $gte: wireValue(field, given[1]) })
    return this.withFilter(withCondition(from, field, { $lt: wireValue(field, given[2]) }))
  }

  /** The field equals one of the values. */
  in<Field extends Types['in']>(
    ...given: [field: Field, values: readonly ValueOf<Types, Field>[]]
  ): Self {
    checkCount('.in', given, 2)
    return this.#listed('.in', '$in', given[0], given[1])
  }

  /** The field has a value; with `false`, it has none. */
  exists(...given: [field: Types['exists'], exists?: boolean]): Self {
    const field = fieldOf('.exists', given.length === 1 ? [...given, true] : given, 2)
    return this.#with(field, { $exists: given[1] ?? true } satisfies Partial<
      Record<WireName, unknown>
    >)
  }

  /** The text starts with the given one. */
  startsWith(...given: [field: Types['startsWith'], text: string]): Self {
    return this.#compared('.startsWith', checkText, given, '$startsWith')
  }

  /** The text ends with the given one. */
  endsWith(...given: [field: Types['endsWith'], text: string]): Self {
    return this.#compared('.endsWith', checkText, given, '$endsWith')
  }

  /** The text contains the given one. */
  contains(...given: [field: Types['contains'], text: string]): Self {
    return this.#compared('.contains', checkText, given, '$contains')
  }

  /** The list contains at least one of the items. */
  hasSome<Field extends Types['hasSome']>(...given: Items<Types, Field>): Self {
    return this.#items('.hasSome', '$hasSome', given)
  }

  /** The list contains all of the items. */
  hasAll<Field extends Types['hasAll']>(...given: Items<Types, Field>): Self {
    return this.#items('.hasAll', '$hasAll', given)
  }

  /** The field has no value. */
  isEmpty(...given: [field: Types['isEmpty']]): Self {
    return this.#with(fieldOf('.isEmpty', given, 1), null)
  }

  /** The field has a value. */
  isNotEmpty(...given: [field: Types['isNotEmpty']]): Self {
    return this.#with(fieldOf('.isNotEmpty', given, 1), { $ne: null })
  }

  /** These conditions and those of the other builder hold. */
  and(...given: [conditions: HoldsConditions<Types>]): Self {
    return this.withFilter(both(this[wire], filterOf('.and', given)))
  }

  /** These conditions hold, or those of the other builder. */
  or(...given: [conditions: HoldsConditions<Types>]): Self {
    return this.withFilter(either(this[wire], filterOf('.or', given)))
  }

  /** These conditions hold, and those of the other builder do not. */
  not(...given: [conditions: HoldsConditions<Types>]): Self {
    return this.withFilter(both(this[wire], noneOf(filterOf('.not', given))))
  }

  #with(field: string, condition: unknown): Self {
    return this.withFilter(withCondition(this[wire], field, condition))
  }

  /** The value itself where it only has to be equal, else behind the wire's operator. */
  #compared(
    operator: string,
    check: (operator: string, value: unknown) => void,
    given: readonly unknown[],
    wireOperator?: WireName,
  ): Self {
    const field = fieldOf(operator, given, 2)
    check(operator, given[1])
    const value = wireValue(field, given[1])
    return this.#with(field, wireOperator ? { [wireOperator]: value } : value)
  }

  #items(operator: string, wireOperator: WireName, given: readonly unknown[]): Self {
    checkItemCount(operator, given)
    const [field, ...items] = given
    const [first] = items
    return this.#listed(
      operator,
      wireOperator,
      field,
      items.length === 1 && Array.isArray(first) ? first : items,
    )
  }

  #listed(operator: string, wireOperator: WireName, given: unknown, items: unknown): Self {
    const field = checkField(operator, given)
    const values = checkItems(operator, items).map((item) => wireValue(field, item))
    return this.#with(field, { [wireOperator]: values })
  }
}

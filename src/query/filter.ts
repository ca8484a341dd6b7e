/** A standalone filter: to keep, to combine with others, or to send by hand. */
import type { Offered } from '../../generated/operation.ts'
import type { QueryResources, QueryResourcesWithAdditions } from '../../generated/queries.ts'
import { Conditions } from './conditions.ts'
import type { AnyFields, QueryTypes } from './fields.ts'
import { wireFilterOf } from './joining.ts'
import { everything, type WireFilter } from './wire-filter.ts'

/** Conditions that belong to no query yet. */
export class Filter<Types extends QueryTypes = AnyFields> extends Conditions<Types, Filter<Types>> {
  constructor(filter: WireFilter) {
    super(filter)
    Object.freeze(this)
  }

  /** The wire form: `{ name: 'Mug', 'priceData.price': { $gte: 20 } }`. */
  build(): Types['filter']
  build(): object {
    return wireFilterOf(this)
  }

  protected override withFilter(filter: WireFilter): Filter<Types> {
    return new Filter(filter)
  }
}

/**
 * An empty filter. Without a resource it takes any field; with one, that resource's fields and
 * operators only; with `true` beside it, the sandbox's additions as well.
 *
 * @example
 * const cheap = filter<'products'>().lt('priceData.price', 20)
 * client.products.query().eq('productType', 'physical').and(cheap)
 */
export function filter(): Filter
export function filter<
  Resource extends keyof QueryResources,
  Additions extends boolean = false,
>(): Filter<Offered<Additions, QueryResources[Resource], QueryResourcesWithAdditions[Resource]>>
export function filter(): Filter {
  return new Filter(everything)
}

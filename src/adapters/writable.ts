/** Typed write-back of entities that a call returned. */

/** The response form of a request type: any string where the request has an enumeration. */
export type Readable<Input> = Input extends string
  ? string
  : Input extends Date
    ? Input
    : Input extends readonly (infer Item)[]
      ? readonly Readable<Item>[]
      : Input extends object
        ? // A part without writable fields.
          Input extends Readonly<Record<string, never>>
          ? object
          : { readonly [Field in keyof Input]: Readable<Input[Field]> }
        : Input

/**
 * Types an entity that was read as the input of the request that writes it: `Product` becomes
 * `ProductInput`. The platform ignores read-only fields and accepts the values it returned,
 * enumeration values newer than this package included. Nothing is copied.
 *
 * @param entity as a call returned it; an entity of another kind does not compile
 * @returns the same object, with the type of the request
 * @example
 * const { product } = await client.products.getProduct(id)
 * if (product) await client.products.updateProduct(id, { product: writable(product) })
 */
export function writable<Input extends object>(entity: Readable<NoInfer<Input>>): Input
export function writable(entity: object): object {
  return entity
}

/** Typed writing back of entities that a call answered. */

/** How something that is sent looks when it is answered: any text where the request is an enumeration. */
export type Readable<Input> = Input extends string
  ? string
  : Input extends Date
    ? Input
    : Input extends readonly (infer Item)[]
      ? readonly Readable<Item>[]
      : Input extends object
        ? // A part of which a request takes no field.
          Input extends Readonly<Record<string, never>>
          ? object
          : { readonly [Field in keyof Input]: Readable<Input[Field]> }
        : Input

/**
 * An entity as it was read, for the request that writes it: `Product` becomes `ProductInput`. The
 * platform ignores the fields that it only answers, and takes back the values that it gave, also those
 * of enumerations that are newer than this package. Nothing is copied.
 *
 * @param entity as a call answered it; an entity of another kind does not compile
 * @returns the same object, with the type of the request
 * @example
 * const { product } = await client.products.getProduct(id)
 * if (product) await client.products.updateProduct(id, { product: writable(product) })
 */
export function writable<Input extends object>(entity: Readable<NoInfer<Input>>): Input
export function writable(entity: object): object {
  return entity
}

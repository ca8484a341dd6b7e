/** Makes a value when it is first asked for; every later call answers the same one. */
export function onceMade<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

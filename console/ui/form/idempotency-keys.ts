import { newKey, type StoreClient } from '../../store/store-client.ts'

/** Idempotency keys of a create form by its entries: the same ones, sent twice, create one record. */
export function idempotencyKeys(client: StoreClient): (entries: unknown) => string | undefined {
  const keys = new Map<string, string | undefined>()
  return (entries) => {
    const content = JSON.stringify(entries)
    const key = keys.get(content) ?? newKey(client)
    keys.set(content, key)
    return key
  }
}

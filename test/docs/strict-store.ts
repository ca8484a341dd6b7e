/** `storefront-sandbox` as guides are run with it: its test stores refuse whatever only the sandbox has. */
import {
  createTestStore as createStore,
  type TestStore,
  type TestStoreOptions,
} from '../../sandbox/testing.ts'

export * from '../../sandbox/index.ts'

/** A test store like `npm run sandbox -- --strict`, and clients without the sandbox's own keys. */
export const createTestStore = async (
  options: TestStoreOptions<false> = {},
): Promise<TestStore> => {
  // Not an option of test stores: what an app is told there is the hosted platform's.
  const strict = { ...options, strict: true }
  const { visitor, app, ...store } = await createStore<false>(strict)
  const platform = { ...visitor.platform, idempotencyKeys: false }
  return { ...store, visitor: { ...visitor, platform }, app: { ...app, platform } }
}

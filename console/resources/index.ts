// The registry of the console's resources: a new one is added only here.
import type { RaRecord } from 'ra-core'
import type { ResourceAdapter } from '../store/resource-adapter.ts'
import type { StoreClient } from '../store/store-client.ts'
import type { Sort } from '../ui/list/list-address.ts'
import type { LazyPart } from '../ui/page/lazy-part.tsx'
import type { NamedRoom, Place } from '../ui/shell/navigation.tsx'
import { collections } from './collections/index.ts'
import { home } from './home/index.ts'
import { inventory } from './inventory/index.ts'
import { members } from './members/index.ts'
import { products } from './products/index.ts'

interface ConsoleResource {
  /** Its name in addresses and in ra-core's hooks, the room of its texts, and its icon. */
  name: NamedRoom
  adapter(client: StoreClient): ResourceAdapter<RaRecord>
  sort: Sort
  list: LazyPart<object>
  edit: LazyPart<object>
  create?: LazyPart<object>
}

/** The lists of the console, in the order of the navigation. */
export const resources: readonly ConsoleResource[] = [products, collections, inventory, members]

/** Every place of the navigation; the console opens at the first. */
export const places: readonly Place[] = [home, ...resources]

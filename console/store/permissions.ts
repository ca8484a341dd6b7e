// Missing permissions, learned from refused changes.
import { failureOf } from './failure.ts'
import { listenersOf } from './listeners.ts'

/** A part of the store that an account may have permission to change. */
export const areas = ['products', 'collections', 'inventory', 'members'] as const

export type Area = (typeof areas)[number]

export type Permissions = ReturnType<typeof watchPermissions>

export function watchPermissions() {
  const refused = new Set<Area>()
  const { subscribe, tell } = listenersOf()
  return {
    refused: (area: Area) => refused.has(area),
    subscribe,
    /** Learns from a failed call, such as `products.updateProduct`. */
    learn(operation: string, error: unknown) {
      const area = changedBy(operation)
      if (area === undefined || refused.has(area) || failureOf(error).kind !== 'forbidden') return
      refused.add(area)
      tell()
    },
    /** Resets, as when another account signs in. */
    forget() {
      if (refused.size === 0) return
      refused.clear()
      tell()
    },
  }
}

/** The area that an operation changes; undefined for a read, and for one outside the store. */
export function changedBy(operation: string): Area | undefined {
  const [group = '', name = ''] = operation.split('.')
  if (/^(get|query|list)/.test(name)) return undefined
  // Operations on collections are in the products group.
  const named = group === 'products' && name.includes('Collection') ? 'collections' : group
  return areas.find((area) => area === named)
}

import { useResourceContext } from 'ra-core'
import { useSyncExternalStore } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { type Area, areas } from '../../store/permissions.ts'
import { useStoreClient } from '../../store/store-context.tsx'

const never = () => () => {}

/** Why the caller may not change an area, by default the current resource; undefined while nothing says so. */
export function useRefusal(area?: Area): string | undefined {
  const { mayNotChange } = useTexts('errors')
  const { permissions } = useStoreClient()
  const resource = useResourceContext()
  const changed = area ?? areas.find((known) => known === resource)
  const refused = useSyncExternalStore(
    permissions?.subscribe ?? never,
    () => changed !== undefined && permissions?.refused(changed) === true,
  )
  return refused && changed ? mayNotChange[changed] : undefined
}

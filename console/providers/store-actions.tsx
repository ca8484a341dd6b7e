// What the console can do to a record besides reading and saving it, by resource; and how such an action is run.
import { useMutation } from '@tanstack/react-query'
import { useNotify, useRefresh } from 'ra-core'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { collectionActions } from '../resources/collections/actions.ts'
import { inventoryActions } from '../resources/inventory/actions.ts'
import { memberActions } from '../resources/members/actions.ts'
import type { StoreClient } from './connect.ts'
import { toHttpError } from './violations.ts'

function createStoreActions(client: StoreClient) {
  return {
    collections: collectionActions(client),
    inventory: inventoryActions(client),
    members: memberActions(client),
  }
}

type StoreActions = ReturnType<typeof createStoreActions>

const Actions = createContext<StoreActions | undefined>(undefined)

export function StoreActionsProvider({
  client,
  children,
}: {
  client: StoreClient
  children: ReactNode
}) {
  const [actions] = useState(() => createStoreActions(client))
  return <Actions value={actions}>{children}</Actions>
}

/** The actions of every resource; run them through {@link useRunAction}. */
export function useStoreActions(): StoreActions {
  const actions = useContext(Actions)
  if (!actions) throw new Error('Screens of the console live inside StoreActionsProvider.')
  return actions
}

interface Run {
  action(): Promise<unknown>
  /** The toast when it worked. */
  done: string
}

/** Runs an action now: a toast tells how it went, and every list and page shows the outcome. */
export function useRunAction() {
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ action }: Run) => action(),
    onSuccess: (_answer, { done }) => {
      notify(done, { type: 'success' })
      refresh()
    },
    onError: (error) => {
      const failure = toHttpError(error, '')
      notify(failure instanceof Error ? failure.message : 'That did not work.', { type: 'error' })
    },
  })
  /** Resolves to whether it worked. */
  const run = (done: string, action: () => Promise<unknown>): Promise<boolean> =>
    mutateAsync({ done, action }).then(
      () => true,
      () => false,
    )
  return { run, isPending }
}

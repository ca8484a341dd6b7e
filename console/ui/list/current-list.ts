// Hands a list down to its parts.
import { createContext, useContext } from 'react'
import type { ListRecord } from './description.ts'
import type { List } from './use-list.ts'

const Context = createContext<List<ListRecord> | undefined>(undefined)

export const CurrentList = Context.Provider

/** The list whose part this is. */
export function useCurrentList(): List<ListRecord> {
  const list = useContext(Context)
  if (!list) throw new Error('Parts of a list need a ListPage above them.')
  return list
}

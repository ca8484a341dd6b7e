// The shape of a list, as the owner chose it in this browser: which columns, and how high its rows are.
import { useMemo } from 'react'
import type { ListDescription, ListRecord } from './description.ts'
import { ownName, useSetting } from './use-setting.ts'

export const densities = ['comfortable', 'compact'] as const

type Density = (typeof densities)[number]

export function useColumns(resource: string, description: ListDescription<ListRecord>) {
  const { columns } = description
  const [chosen, choose] = useSetting(`columns.${ownName(resource, description)}`, readNames)
  const shown = useMemo(
    () => columns.filter(({ id, optional }) => (chosen ? chosen.includes(id) : !optional)),
    [columns, chosen],
  )
  return {
    shown,
    toggle(id: string) {
      const names = shown.map((column) => column.id)
      choose(names.includes(id) ? names.filter((name) => name !== id) : [...names, id])
    },
  }
}

/** One height for every list. */
export function useDensity() {
  return useSetting('density', readDensity)
}

function readDensity(kept: unknown): Density {
  return kept === 'compact' ? 'compact' : 'comfortable'
}

function readNames(kept: unknown): readonly string[] | undefined {
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : undefined
}

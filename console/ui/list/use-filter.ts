import { useCurrentList } from './current-list.ts'

/** Sets or clears one filter of the list. */
export function useFilter(source: string) {
  const { address, filter } = useCurrentList()
  return { value: address.filters[source] ?? '', set: (next: string) => filter(source, next) }
}

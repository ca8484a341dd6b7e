// A collection as the console keeps it.
import type { CollectionRow } from '../../../console/resources/collections/adapter.ts'

export const sale: CollectionRow = { id: 'c', name: 'Sale', numberOfProducts: 0, visible: true }

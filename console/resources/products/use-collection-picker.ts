import { useTexts } from '../../messages/language-context.tsx'
import { useCollectionNames } from './use-collection-names.ts'

/** The collections to pick from, and what their field says: meanwhile, where none fits, and where they did not come. */
export function useCollectionPicker() {
  const { picker } = useTexts('lists')
  const { none } = useTexts('collections')
  const { collectionsNotLoaded } = useTexts('productPage')
  const { collections, isPending, error } = useCollectionNames()
  const isEmpty = collections.length === 0 && error === null
  return {
    collections,
    list: { ...picker, loading: isPending, ...(isEmpty && { noOptionsText: none }) },
    field: { error: error !== null, helperText: error && collectionsNotLoaded },
  }
}

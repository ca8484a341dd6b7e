import { useTexts } from '../../messages/language-context.tsx'
import { useCollectionNames } from './use-collection-names.ts'

/** The options of a collection field, and its text: while loading, without a match, and on failure. */
export function useCollectionPicker() {
  const { picker, loading, clearSelection, jobs } = useTexts('lists')
  const { none } = useTexts('collections')
  const { collectionsNotLoaded } = useTexts('productPage')
  const { collections, isPending, error } = useCollectionNames()
  const isEmpty = collections.length === 0 && error === null
  return {
    collections,
    // Enter picks the first match of what is typed, and leaves the form alone.
    list: {
      ...picker,
      closeText: jobs.close,
      clearText: clearSelection,
      loadingText: loading,
      autoHighlight: true,
      loading: isPending,
      ...(isEmpty && { noOptionsText: none }),
    },
    field: { error: error !== null, helperText: error && collectionsNotLoaded },
  }
}

// The actions of a product's row. The hooks are called once for the whole list.
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useEffect, useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { limits } from 'storefront-client'
import type { ListedProduct, NamedProduct } from '../../catalogue/listed-product.ts'
import { useTexts } from '../../messages/language-context.tsx'
import { useNotifyFailure } from '../../store/notify-failure.ts'
import { useStore } from '../../store/store-context.tsx'
import { useChangeOne } from '../../ui/bulk/change-one.ts'
import { cutText } from '../../ui/values/cut-text.ts'
import type { useProductChanges } from './product-changes.ts'

export type RowActs = ReturnType<typeof useRowActions>

export function useRowActions({ showing, hiding }: ReturnType<typeof useProductChanges>) {
  const texts = useTexts('productList')
  const changeOne = useChangeOne<NamedProduct>('products')
  const { client, watch } = useStore()
  const navigate = useNavigate()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const queryClient = useQueryClient()
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  return useMemo(
    () => ({
      changeVisibility(product: ListedProduct) {
        void changeOne(product.visible ? hiding : showing, product)
      },
      /** Duplicates it, and opens the copy if still on the list. */
      async duplicate(product: ListedProduct) {
        try {
          const copyName = cutText(texts.copyOf(product.name), limits.Product.name.maxLength)
          const { duplicateProduct } = await import('./duplicate-product.ts')
          const { copy, missing } = await duplicateProduct(client, watch, product, copyName)
          if (missing.length === 0) notify(texts.duplicated(copy.name), { type: 'success' })
          for (const part of missing)
            notify(texts.duplicatedWithout[part](copy.name), { type: 'error' })
          void queryClient.invalidateQueries({ queryKey: ['products'] })
          if (shown.current) await navigate(`/products/${copy.id}`)
        } catch (error) {
          notifyFailure(error, product.name)
        }
      },
    }),
    [
      changeOne,
      showing,
      hiding,
      client,
      watch,
      texts,
      notify,
      notifyFailure,
      navigate,
      queryClient,
    ],
  )
}

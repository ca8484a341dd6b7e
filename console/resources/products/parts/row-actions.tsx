import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { useNotifyFailure } from '../../../store/notify-failure.ts'
import { useStoreClient } from '../../../store/store-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { duplicateProduct } from '../duplicate-product.ts'
import { useProductChanges } from '../product-changes.ts'
import './row.css'

/** Shows or hides the product, and makes a copy of it. */
export function RowActions({ product }: { product: Product }) {
  const texts = useTexts('productList')
  const { unnamed } = useTexts('products')
  const changeOne = useChangeOne('products')
  const { showing, hiding } = useProductChanges()
  const name = product.name ?? unnamed
  const visibility = product.visible ? texts.hide(name) : texts.show(name)
  return (
    <>
      <IconButton
        icon={product.visible ? 'eye' : 'eyeOff'}
        label={visibility}
        onClick={() => changeOne(product.visible ? hiding : showing, product)}
      />
      <Duplicate product={product} name={name} />
    </>
  )
}

function Duplicate({ product, name }: { product: Product; name: string }) {
  const texts = useTexts('productList')
  const client = useStoreClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const notifyFailure = useNotifyFailure()
  const [busy, setBusy] = useState(false)
  const duplicate = async () => {
    setBusy(true)
    try {
      const copy = await duplicateProduct(client, product, texts.copyOf(name))
      notify(texts.duplicated(copy.name ?? name), { type: 'success' })
      navigate(`/products/${copy.id}`)
    } catch (error) {
      notifyFailure(error, name)
    } finally {
      setBusy(false)
    }
  }
  return (
    <span className="product-duplicate">
      <IconButton icon="copy" label={texts.duplicate(name)} disabled={busy} onClick={duplicate} />
    </span>
  )
}

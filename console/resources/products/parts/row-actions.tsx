import { Box, IconButton, Tooltip } from '@mui/material'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Product } from 'storefront-client'
import { useTexts } from '../../../messages/language-context.tsx'
import { useNotifyFailure } from '../../../store/notify-failure.ts'
import { useStoreClient } from '../../../store/store-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { duplicateProduct } from '../duplicate-product.ts'
import { useProductChanges } from '../product-changes.ts'

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
      <Tooltip title={visibility}>
        <IconButton
          aria-label={visibility}
          onClick={() => changeOne(product.visible ? hiding : showing, product)}
          sx={buttonStyle}
        >
          <Icon name={product.visible ? 'eye' : 'eyeOff'} />
        </IconButton>
      </Tooltip>
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
    <Tooltip title={texts.duplicate(name)} describeChild>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        <IconButton
          aria-label={texts.duplicate(name)}
          disabled={busy}
          onClick={duplicate}
          sx={buttonStyle}
        >
          <Icon name="copy" />
        </IconButton>
      </Box>
    </Tooltip>
  )
}

const buttonStyle = { minWidth: { xs: 44, sm: 36 }, minHeight: { xs: 44, sm: 36 } } as const

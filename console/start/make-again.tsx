// Makes the change of a bulk job again from what a reload left of it: a kind, and what that kind was given.
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect } from 'react'
import { useTexts } from '../messages/language-context.tsx'
import { priceJob } from '../pricing/price-job.ts'
import type { PlannedPrice } from '../pricing/price-plan.ts'
import { useMembershipChanges } from '../resources/collections/use-membership-changes.ts'
import { useProductChanges as useStockChanges } from '../resources/inventory/use-product-changes.ts'
import { useMemberChanges } from '../resources/members/member-changes.ts'
import type { SettableProperty } from '../resources/products/bulk/set-property.ts'
import { useProductChanges } from '../resources/products/product-changes.ts'
import { patchRecord } from '../store/patch-record.ts'
import { useStoreClient } from '../store/store-context.tsx'
import type { BulkChange, KeptAs } from '../ui/bulk/change.ts'
import type { MakeAgain as Props } from '../ui/bulk/jobs.tsx'

type Change = BulkChange<{ readonly id: string }>

/** Hands over the change of this kind; undefined where the kind, or what it was given, is not known. */
export function MakeAgain({ keptAs, ready }: ComponentProps<Props>) {
  const change = useChangeOf(keptAs)
  useEffect(() => {
    ready(change)
  }, [ready, change])
  return null
}

/** The change that was kept as this; undefined where it is not known. */
export function useChangeOf({ kind, given }: KeptAs): Change | undefined {
  const { adding, setting, ...products } = useProductChanges()
  const members = useMemberChanges()
  const stock = useStockChanges()
  const membership = useMembershipChanges(typeof given === 'string' ? given : '')
  const { job: priceWords } = useTexts('prices')
  const client = useStoreClient()
  const queryClient = useQueryClient()
  switch (kind) {
    case 'products.add':
      return typeof given === 'string' ? adding(given) : undefined
    case 'products.set':
      return isSetting(given) ? setting(given.property, given.value) : undefined
    case 'prices':
      return isPlan(given)
        ? priceJob(client, given, priceWords, (product) =>
            patchRecord(queryClient, 'products', product),
          )
        : undefined
  }
  const changes: Change[] = [
    ...Object.values(products),
    ...Object.values(members),
    ...Object.values(stock),
    ...Object.values(membership),
  ]
  return changes.find(({ keptAs }) => keptAs?.kind === kind)
}

const properties: Record<SettableProperty, true> = {
  ...{ cost: true, weight: true, ribbon: true, brand: true },
}

function isSetting(
  given: unknown,
): given is { property: SettableProperty; value: string | number } {
  if (typeof given !== 'object' || given === null) return false
  if (!('property' in given && 'value' in given)) return false
  const { property, value } = given
  const isValue = typeof value === 'string' || typeof value === 'number'
  return isValue && typeof property === 'string' && Object.hasOwn(properties, property)
}

function isPlan(given: unknown): given is readonly PlannedPrice[] {
  return (
    Array.isArray(given) &&
    given.every(
      (price) =>
        typeof price?.id === 'string' &&
        typeof price.before === 'number' &&
        Array.isArray(price.variants),
    )
  )
}

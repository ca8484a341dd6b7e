// The options of a product, each with its name and choices. The variants update at once.
import { Alert, Box } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { limits, type Product, type ProductOption } from 'storefront-client'
import { useTexts } from '../../../../messages/language-context.tsx'
import { sameValue } from '../../../../store/changed-fields.ts'
import { Button } from '../../../../ui/controls/button.tsx'
import { useMountedField } from '../../../../ui/form/field-registry.tsx'
import { Section } from '../../../../ui/form/section.tsx'
import { combinationCount } from '../../logic/choices.ts'
import type { DraftVariant } from '../../logic/draft-variant.ts'
import {
  matrixEffect,
  usualOf,
  variantsFor,
  withRenamedChoice,
} from '../../logic/variant-matrix.ts'
import { useProduct } from '../../use-product.ts'
import { OptionFields } from './option-fields.tsx'

const most = {
  options: limits.Product.productOptions.maxItems,
  variants: limits.Product.variants.maxItems,
} as const

export function OptionsEditor() {
  const texts = useTexts('variants')
  useMountedField('productOptions', texts.options)
  const product = useProduct()
  const { fields, append, remove } = useFieldArray({ name: 'productOptions' })
  // Keyed by index: a save gives every field a new id, and must not blur one.
  const places = fields.map((_field, index) => index)
  const options = useListOf<ProductOption>('productOptions')
  /** The option just added: its name is focused, once. */
  const fresh = useRef<number>(undefined)
  useEffect(() => {
    fresh.current = undefined
  })
  useFollowingVariants(product, options)
  const { getValues, setValue } = useFormContext()
  const drafts = useListOf<DraftVariant>('variants')
  const count = combinationCount(options)
  const effect = matrixEffect(product.variants.filter(hasChoices), drafts.filter(hasChoices))
  const changed = !sameValue(namesOf(options), namesOf(product.productOptions))
  return (
    <Section title={texts.options} note={fields.length === 0 ? texts.optionsHint : undefined}>
      {places.map((index) => (
        <OptionFields
          key={index}
          index={index}
          autoFocus={fresh.current === index}
          renamed={(option, from, to) => {
            const drafts: DraftVariant[] = getValues('variants') ?? []
            const next = withRenamedChoice(drafts, { option, from, to }, usualOf(product))
            setValue('variants', next, { shouldDirty: true })
          }}
          remove={() => {
            remove(index)
            requestAnimationFrame(() => document.getElementById('add-option')?.focus())
          }}
        />
      ))}
      {count > most.variants && (
        <Alert severity="error">{texts.tooMany(count, most.variants)}</Alert>
      )}
      {changed && count <= most.variants && (effect.added > 0 || effect.lost > 0) && (
        <Alert severity={effect.lost > 0 ? 'warning' : 'info'} icon={false}>
          {texts.effect(effect)}
        </Alert>
      )}
      <Box>
        <Button
          id="add-option"
          look="outlined"
          tone="primary"
          icon="plus"
          disabled={fields.length >= most.options}
          onClick={() => {
            fresh.current = fields.length
            append({ name: '', choices: [] }, { shouldFocus: false })
          }}
        >
          {texts.addOption}
        </Button>
      </Box>
    </Section>
  )
}

function useListOf<Item>(name: string): Item[] {
  const value: unknown = useWatch({ name })
  return Array.isArray(value) ? value : []
}

/** Keeps the form's variants in sync with its options, so that they can be filled in before a save. */
function useFollowingVariants(product: Product, options: readonly ProductOption[]) {
  const { getValues, setValue } = useFormContext()
  const names = JSON.stringify(namesOf(options))
  const last = useRef(names)
  useEffect(() => {
    // The form was reset from a newly read product, including its variants.
    if (last.current === names) return
    last.current = names
    const parsed: ProductOption[] = getValues('productOptions') ?? []
    if (parsed.length > 0 && combinationCount(parsed) === 0) return
    if (combinationCount(parsed) > most.variants) return
    const current: Product['variants'] = getValues('variants') ?? []
    const next = variantsFor(parsed, [...product.variants, ...current], usualOf(product))
    const same = sameValue(namesOf(parsed), namesOf(product.productOptions))
    if (parsed.length > 0 || !same) setValue('variants', next, { shouldDirty: true })
  }, [names, product, getValues, setValue])
}

function hasChoices({ choices = {} }: DraftVariant): boolean {
  return Object.keys(choices).length > 0
}

function namesOf(options: readonly ProductOption[]) {
  return options.map(({ name, choices }) => [name, choices.map(({ description }) => description)])
}

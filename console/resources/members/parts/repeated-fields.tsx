// A list of fields that a member may repeat: each can be removed, and more added.
import { Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTexts } from '../../../messages/language-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { useMountedField } from '../../../ui/form/field-registry.tsx'
import { Section } from '../../../ui/form/section.tsx'

interface RepeatedFieldsProps {
  title: string
  source: string
  /** The initial value of a new one. */
  blank: Record<string, unknown>
  addLabel: string
  /** The label of the remove button at this place, from 1. */
  removeLabel(place: number): string
  children(source: string, place: number): ReactNode
}

export function RepeatedFields(props: RepeatedFieldsProps) {
  const { title, source, blank, addLabel, removeLabel, children } = props
  const { nothingYet } = useTexts('members')
  useMountedField(source, title)
  const { fields, append, remove } = useFieldArray({ name: source })
  // Keyed by index: a save gives every field a new id, and must not blur one.
  const places = fields.map((_field, index) => index)
  return (
    <Section title={title} note={fields.length === 0 ? nothingYet : undefined}>
      {places.map((index) => (
        <Box
          key={index}
          role="group"
          aria-label={`${title} ${index + 1}`}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}
        >
          <Box sx={{ flex: 1, display: 'grid', gap: 2, minWidth: 0 }}>
            {children(`${source}.${index}`, index + 1)}
          </Box>
          <IconButton icon="trash" label={removeLabel(index + 1)} onClick={() => remove(index)} />
        </Box>
      ))}
      <Box>
        <Button look="outlined" tone="primary" icon="plus" onClick={() => append(blank)}>
          {addLabel}
        </Button>
      </Box>
    </Section>
  )
}

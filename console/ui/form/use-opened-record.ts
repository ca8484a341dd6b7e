// The base of a form's three-way merge: the record it opened with, and the edits since.
import type { RaRecord } from 'ra-core'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { makeAgain, mergeChanges } from '../../store/merge-changes.ts'
import { changesBetween, type FieldChange, withChanges } from '../../store/record-changes.ts'
import { useFieldLabels } from './field-registry.tsx'

/**
 * Follows the platform's record: rebases a list that was edited as a whole onto others' changes.
 *
 * @param record as it was read last; undefined for a new one
 * @param saving the save in flight, after which the record is the saved one
 */
export function useOpenedRecord(
  record: RaRecord | undefined,
  isChanged: boolean,
  saving: RefObject<unknown>,
) {
  const { getValues, setValue, reset, control } = useFormContext()
  const { defaultValues } = useFormState({ control })
  const { sourceOf } = useFieldLabels()
  const opened = useRef(record)

  const enter = (entries: readonly FieldChange[]) => {
    for (const change of entries) {
      // A grid is one field: it is not notified of nested values.
      const source = sourceOf(change.path) ?? change.path
      const inside = { ...change, path: change.path.slice(source.length + 1) }
      const value = inside.path ? withChanges(getValues(source), [inside]) : change.to
      setValue(source, value, { shouldDirty: true, shouldTouch: true })
    }
  }

  useEffect(() => {
    if (!isChanged && !saving.current) opened.current = record
  }, [record, isChanged, saving])

  const follow = useEffectEvent(() => {
    if (!isRecord(defaultValues) || !isChanged || saving.current) return
    const entered = getValues()
    const { conflicts } = mergeChanges(opened.current, entered, defaultValues)
    const followed = makeAgain(opened.current, entered, defaultValues)
    if (conflicts.length === 0) opened.current = defaultValues
    enter(changesBetween(entered, followed))
  })
  useEffect(() => {
    if (defaultValues) follow()
  }, [defaultValues])

  return {
    opened,
    enter,
    /** Rebases the edits onto another state of the record, except for the kept fields. */
    changeInstead(current: RaRecord, kept: readonly string[]) {
      const changed = makeAgain(opened.current, getValues(), current, kept)
      opened.current = current
      reset(current)
      enter(changesBetween(current, changed))
    },
  }
}

export function isRecord(value: unknown): value is RaRecord {
  return typeof value === 'object' && value !== null && 'id' in value
}

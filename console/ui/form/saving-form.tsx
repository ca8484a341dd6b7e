// Saves a form: single-flight, violations at their fields, later edits kept.
import { type RaRecord, useRefresh } from 'ra-core'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { type FieldErrors, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useFormats, useTexts } from '../../messages/language-context.tsx'
import { keepDraft } from '../../store/drafts.ts'
import { type Failure, failureOf } from '../../store/failure.ts'
import { makeAgain } from '../../store/merge-changes.ts'
import { changesBetween } from '../../store/record-changes.ts'
import { useRefusal } from '../permissions/use-refusal.ts'
import { useFieldLabels } from './field-registry.tsx'
import { firstOnPage, focusField } from './focus-field.ts'
import { faultsOf, fieldOfCode, saidByFields } from './form-faults.ts'
import { type Saving, SavingProvider } from './saving-context.ts'
import { isRecord, useOpenedRecord } from './use-opened-record.ts'
import { usePlatformFaults } from './use-platform-faults.ts'

/** The submit handler of the form around it. */
export interface Submit {
  /** Clears the last save's faults, which would block a resubmit. */
  forgetFaults(): void
  save(values: Record<string, unknown>): Promise<boolean>
}

export interface SavingFormProps {
  ref: Ref<Submit>
  /** The form's draft key. */
  name: string
  /** A field of a new record that its page does not have. */
  onlyNew?: string | undefined
  record: RaRecord | undefined
  /** Sends the form's values; resolves to the saved record. */
  send(values: Record<string, unknown>, opened: RaRecord | undefined): Promise<RaRecord>
  done(saved: RaRecord): void
  children: ReactNode
}

export function SavingForm(props: SavingFormProps) {
  const { ref, name, onlyNew, record, send, done, children } = props
  const { getValues, reset, handleSubmit, control } = useFormContext()
  const texts = useTexts('errors')
  const formats = useFormats()
  const refresh = useRefresh()
  const { sourceOf } = useFieldLabels()
  const place = useRef<HTMLDivElement>(null)
  const running = useRef<Promise<boolean>>(undefined)
  /** Whether Save was pressed during a save, which may lack what was typed since. */
  const again = useRef(false)
  const keepSince = useRef<(values: unknown) => void>(undefined)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const refused = usePlatformFaults()
  const isRefused = useRefusal() !== undefined
  const { defaultValues, errors, submitCount } = useFormState({ control })
  const values = useWatch({ control })
  const changes = changesBetween(defaultValues, values)

  const isChanged = changes.length > 0
  const { opened, enter, changeInstead } = useOpenedRecord(record, isChanged, running)

  const focus = (path: string) => {
    const form = place.current?.closest('form')
    if (form) focusField(form, path)
  }

  const saveOnce = async (entered: Record<string, unknown>): Promise<boolean> => {
    setSaving(true)
    setFailure(undefined)
    refused.forget()
    try {
      const saved = await send(entered, opened.current)
      opened.current = saved
      keepDraft(name, [])
      const since = (now: unknown) =>
        changesBetween(saved, makeAgain(entered, now, saved)).filter(({ path }) => path !== onlyNew)
      const later = since(getValues())
      if (record) {
        reset(saved)
        enter(later)
      } else {
        const draft = name.replace(/create$/, String(saved.id))
        keepDraft(draft, later)
        keepSince.current = (now) => keepDraft(draft, since(now))
      }
      done(saved)
      return true
    } catch (error) {
      const refusal = failureOf(error)
      setFailure(refusal)
      refused.show(faultsOf(refusal, texts, formats, fieldOfCode(refusal, sourceOf)))
      return false
    } finally {
      setSaving(false)
    }
  }

  // After a create the form stays mounted until the record's page has loaded, which offers what is typed meanwhile.
  useEffect(() => keepSince.current?.(values), [values])

  const save = (entered: Record<string, unknown>): Promise<boolean> => {
    again.current = running.current !== undefined
    running.current ??= saveOnce(entered).then((worked) => {
      // A record is created once.
      if (record || !worked) running.current = undefined
      const typed = record && changesBetween(opened.current, getValues()).length > 0
      return worked && again.current && typed ? submit() : worked
    })
    return running.current
  }

  const submit = async () => {
    let worked = false
    refused.clear()
    await handleSubmit(async (entered) => {
      worked = await save(entered)
    })()
    return worked
  }

  useImperativeHandle(ref, () => ({ forgetFaults: refused.clear, save }))

  const showAgain = useEffectEvent(refused.showAgain)

  // Refused by the form or by the platform: the first field gets the focus.
  useEffect(() => {
    const form = place.current?.closest('form')
    const paths = saidByFields(control._formState.errors).map(({ path }) => path)
    if (!form || submitCount === 0 || paths.length === 0) return
    const again = showAgain(paths).map(({ path }) => path)
    const first = firstOnPage(form, [...paths, ...again])
    if (first !== undefined) focusField(form, first)
  }, [submitCount, control])

  const saving: Saving = {
    isNew: record === undefined,
    changes,
    isSaving,
    isForbidden: isRefused || failure?.kind === 'forbidden',
    failure,
    faults: [...saidByFields(errors as FieldErrors), ...refused.hidden],
    conflicts: failure?.conflicts ?? [],
    save: submit,
    discard() {
      keepDraft(name, [])
      reset()
      refused.clear()
      refused.forget()
      setFailure(undefined)
      // A refused save may have saved a part.
      if (failure) refresh()
    },
    enter,
    focus,
    async decide(theirs) {
      if (isRecord(failure?.current)) changeInstead(failure.current, theirs)
      setFailure(undefined)
      return submit()
    },
    postpone() {
      setFailure(undefined)
      // Discarded, the form shows what the other person saved.
      refresh()
    },
  }

  return (
    <SavingProvider value={saving}>
      <div ref={place}>{children}</div>
    </SavingProvider>
  )
}

// The saving state of a form, for its parts.
import type { Conflict, Failure } from '../../store/failure.ts'
import type { FieldChange } from '../../store/record-changes.ts'
import { requiredContext } from '../../store/required-context.ts'

export interface Fault {
  readonly path: string
  /** The violation, as part of a sentence. */
  readonly text: string
}

export interface Saving {
  readonly isNew: boolean
  readonly changes: readonly FieldChange[]
  readonly isSaving: boolean
  /** Whether the platform has refused the owner such changes. */
  readonly isForbidden: boolean
  /** Why the last save failed; undefined while there is nothing to say. */
  readonly failure: Failure | undefined
  /** The refused fields, with those that the form does not show. */
  readonly faults: readonly Fault[]
  /** Fields that another user changed too, to be decided. */
  readonly conflicts: readonly Conflict[]
  /** Saves; resolves to whether it worked. */
  save(): Promise<boolean>
  discard(): void
  /** Enters changes as if they were typed. */
  enter(changes: readonly FieldChange[]): void
  /** Resolves conflicts: those paths keep the other person's value. */
  decide(theirs: readonly string[]): Promise<boolean>
  /** Back to the form, unresolved. */
  postpone(): void
  focus(path: string): void
}

export const [SavingProvider, useSaving] = requiredContext<Saving>(
  'Parts of a form need a RecordForm around them.',
)

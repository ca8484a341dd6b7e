// The text of a number field, beside its parsed value.
import { useEffect, useRef, useState } from 'react'
import type { NumberKind } from '../../messages/read-number.ts'
import { type NumberReader, useNumberReader } from './use-number-reader.ts'

/** A number, null for none, or the unparsable text, kept for correction. */
export type EnteredNumber = number | null | string

interface Typed {
  readonly text: string
  readonly value: EnteredNumber
  /** Whether the owner chose between two readings. */
  readonly chosen?: boolean
}

/** A field's text, synced with external changes of its value. */
export function useTypedNumber(
  kind: NumberKind,
  value: EnteredNumber,
  change: (value: EnteredNumber) => void,
) {
  const reader = useNumberReader(kind)
  const [typed, setTyped] = useState<Typed>()
  const current = typed && Object.is(typed.value, value) ? typed : undefined
  const text = current?.text ?? (value === kind.none ? '' : textOf(value, reader))
  const readText = typeof value === 'string' ? reader.readRefused : reader.read
  const reading = current || typeof value === 'string' ? readText(text) : undefined
  const choices = current?.chosen ? undefined : reading?.choices
  const enter = (next: Typed) => {
    setTyped(next)
    change(next.value)
  }
  const type = (next: string) => {
    const { value: understood, fault } = reader.read(next)
    enter({ text: next, value: understood ?? (fault ? next : (kind.none ?? null)) })
  }

  // What is five per cent may be no amount, and the other way round.
  const shown = useRef({ kind, value })
  useEffect(() => {
    const before = shown.current
    shown.current = { kind, value }
    if (before.kind !== kind && Object.is(before.value, value) && text !== '') type(text)
  })
  return {
    text,
    fault: reading && reader.faultIn(reading),
    echo: reading ? reader.echo(text, reading) : '',
    choices,
    reader,
    type,
    choose: (choice: number) => {
      const next = reader.write(choice)
      const { value: understood } = reader.read(next)
      enter({ text: next, value: understood === choice ? choice : next, chosen: true })
    },
    /** On blur, formats the number in the locale; ambiguous text stays as typed. */
    rest() {
      if (reading?.fault === undefined && choices === undefined) setTyped(undefined)
    },
  }
}

function textOf(value: EnteredNumber, { write }: NumberReader): string {
  if (value === null || typeof value === 'string') return value ?? ''
  return write(value)
}

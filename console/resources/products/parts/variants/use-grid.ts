// The state of the grid: the current cell, the edited cell, and the keys.
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import type { Locale } from '../../../../messages/locales.ts'
import { isUndo, letterOf } from '../../../../ui/controls/shortcut-marks.ts'
import { typedKey } from '../../../../ui/controls/typed-key.ts'
import type { VariantRow } from '../../logic/draft-variant.ts'
import { cellText, copiedText, type GridColumn, isLocked } from '../../logic/grid-columns.ts'
import {
  type DoubtfulCell,
  fillDown,
  pasteInto,
  readCell,
  readTable,
  withText,
} from '../../logic/grid-paste.ts'
import { useUndoSteps } from './use-undo-steps.ts'

export interface Cell {
  row: number
  column: number
}

export interface EnteredText {
  readonly text: string
  /** Whether any of it was typed: an existing value can be overtyped. */
  readonly typed: boolean
  readonly refused: boolean
}

interface GridInput {
  rows: readonly VariantRow[]
  /** The ids of the rows' variants; empty for an unsaved one. */
  ids: readonly string[]
  columns: readonly GridColumn[]
  locale: Locale
  change(rows: VariantRow[]): void
  pasted(written: number, refused: number): void
}

const PAGE = 10

export function useGrid({ rows, ids, columns, locale, change: set, pasted }: GridInput) {
  const { change, takeBack } = useUndoSteps(rows, set)
  const [current, setCurrent] = useState<Cell>({ row: 0, column: 0 })
  const [entered, setEntered] = useState<EnteredText>()
  const [every, setEvery] = useState(false)
  const [doubtful, setDoubtful] = useState<readonly DoubtfulCell[]>([])
  const cell = { row: Math.min(current.row, rows.length - 1), column: current.column }
  const column = columns[cell.column]
  const row = rows[cell.row]

  const go = (to: Cell) => {
    setCurrent({
      row: Math.max(0, Math.min(rows.length - 1, to.row)),
      column: Math.max(0, Math.min(columns.length - 1, to.column)),
    })
  }
  const replace = (index: number, next: VariantRow) =>
    change(rows.map((old, at) => (at === index ? next : old)))
  const enter = (at: Cell, text?: string) => {
    const wanted = columns[at.column]
    const target = rows[at.row]
    if (!wanted || !target || isLocked(wanted.name, ids[at.row] ?? '')) return
    setCurrent(at)
    setEvery(false)
    if (wanted.kind === 'flag') {
      replace(at.row, { ...target, [wanted.name]: !target[wanted.name] })
      return
    }
    setEntered({
      text: text ?? cellText(target, wanted, locale),
      typed: text !== undefined,
      refused: false,
    })
  }
  /** Commits the entered text; an invalid one stays for correction. */
  const commit = (): boolean => {
    if (!entered || !column || !row) return true
    const next = withText(row, column, entered.text, locale)
    const choices = readCell(column, entered.text, locale)?.choices
    const isNew = entered.text !== cellText(row, column, locale)
    setDoubtful(choices && isNew ? [{ key: row.key, column, choices }] : [])
    if (!next) {
      setEntered({ ...entered, refused: true })
      return false
    }
    if (next[column.name] !== row[column.name]) replace(cell.row, next)
    setEntered(undefined)
    return true
  }
  const fill = () => {
    if (column) change(fillDown({ rows, ids }, column.name, cell.row))
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const table = readTable(text)
    // A single value pasted into an open field belongs to that field.
    if (entered && table.length === 1 && table[0]?.length === 1) return
    event.preventDefault()
    setEntered(undefined)
    const at = every ? { row: 0, column: 0 } : cell
    const result = pasteInto({ rows, ids, columns }, at, table, locale)
    change(result.rows)
    setDoubtful(result.doubtful)
    pasted(result.written, result.refused)
  }
  const copy = (event: ClipboardEvent) => {
    if (entered || !row || !column) return
    event.preventDefault()
    const taken = every ? ([rows, columns] as const) : ([[row], [column]] as const)
    event.clipboardData.setData('text/plain', copiedText(...taken, locale))
  }
  const press = (event: KeyboardEvent) => {
    if (entered) pressWhileEntering(event)
    else pressOnCell(event)
  }

  const pressWhileEntering = (event: KeyboardEvent) => {
    const key = typedKey(event)
    if (key === 'Escape') setEntered(undefined)
    else if (key === 'Enter' || key === 'Tab') {
      if (!commit()) return event.preventDefault()
      const step = event.shiftKey ? -1 : 1
      const leaves = key === 'Tab' && columns[cell.column + step] === undefined
      if (leaves) return
      go(
        key === 'Tab'
          ? { row: cell.row, column: cell.column + step }
          : { row: cell.row + step, column: cell.column },
      )
    } else return
    event.preventDefault()
    event.stopPropagation()
  }

  const pressOnCell = (event: KeyboardEvent) => {
    const rtl = document.dir === 'rtl'
    const { row: at, column: across } = cell
    const control = event.ctrlKey || event.metaKey
    const steps: Record<string, Cell> = {
      ArrowUp: { row: control ? 0 : at - 1, column: across },
      ArrowDown: { row: control ? rows.length - 1 : at + 1, column: across },
      ArrowLeft: { row: at, column: across + (rtl ? 1 : -1) },
      ArrowRight: { row: at, column: across + (rtl ? -1 : 1) },
      Home: { row: control ? 0 : at, column: 0 },
      End: { row: control ? rows.length - 1 : at, column: columns.length - 1 },
      PageUp: { row: at - PAGE, column: across },
      PageDown: { row: at + PAGE, column: across },
    }
    const step = steps[event.key]
    // The keys of a copy follow this one.
    if (!control) setEvery(false)
    if (step) go(step)
    else if (control && letterOf(event) === 'a') setEvery(true)
    else if (control && letterOf(event) === 'd') fill()
    else if (isUndo(event) && takeBack()) setDoubtful([])
    else if (control || event.altKey) return
    else if (event.key === 'Enter' || event.key === 'F2') enter(cell)
    else if (event.key === 'Delete' || event.key === 'Backspace') empty()
    else if (event.key === ' ') enter(cell, column?.kind === 'flag' ? undefined : '')
    else if (event.key.length === 1 && column?.kind !== 'flag') enter(cell, event.key)
    else return
    event.preventDefault()
  }
  const empty = () => {
    const cleared = row && column && column.kind !== 'flag' && withText(row, column, '', locale)
    if (cleared && !isLocked(column.name, ids[cell.row] ?? '')) replace(cell.row, cleared)
  }

  /** Applies the chosen reading to every ambiguous cell. */
  const decide = (which: number) => {
    const wanted = new Map(doubtful.map(({ key }) => [key, new Map<string, number>()]))
    for (const { key, column, choices } of doubtful) {
      wanted.get(key)?.set(column.name, choices[which] ?? choices[0])
    }
    change(rows.map((old) => ({ ...old, ...Object.fromEntries(wanted.get(old.key) ?? []) })))
    setEntered(undefined)
    setDoubtful([])
  }

  return {
    cell,
    every,
    entered,
    doubtful,
    decide,
    go,
    enter,
    commit,
    fill,
    paste,
    copy,
    press,
    type: (text: string) => setEntered({ text, typed: true, refused: false }),
    cancel: () => setEntered(undefined),
  }
}

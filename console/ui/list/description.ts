// How a screen describes its list: what each row shows, how it is narrowed and ordered, and what can be done to many.
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { FilterFields, QueryTable } from '../../store/known-queries.ts'
import type { Area } from '../../store/permissions.ts'
import type { BulkChange } from '../bulk/change.ts'
import type { IconName } from '../icons/icon.tsx'
import type { ListAddress, Sort } from './list-address.ts'

/** A record that a list can show. */
export type ListRecord = RaRecord<string>

/** What a bulk change holds of a record: its id, and what the list's `kept` adds. */
export interface Chosen {
  readonly id: string
}

/** One list, as its screen describes it. Keep it the same object between renders: rows are drawn again when it changes. */
export interface ListDescription<Row extends ListRecord> {
  readonly texts: ListTexts
  readonly sort: Sort
  /** What always narrows the list; it is neither shown nor kept in the address. */
  readonly fixed?: ListAddress['filters']
  readonly title: TitleColumn<Row>
  readonly columns: readonly Column<Row>[]
  readonly filters?: readonly Filter[]
  /** What a filter is called that no field of the list sets: it comes with a view or a link. */
  readonly chips?: Readonly<Record<string, (value: string) => string>>
  readonly views?: readonly View[]
  readonly bulk?: readonly BulkAction<Row>[]
  /** The least that bulk changes need of a record: all of the store may be chosen. The whole record where left out. */
  kept?(row: Row): Chosen
  /** An order that no bulk change alters, in which all of the list is read; by id where left out. */
  readonly steadyOrder?: Sort
  /** What the list asks the platform's queries; a platform that does not know all of it gets a smaller list. */
  readonly queries?: ListQueries
  /** What this platform cannot do for the list, in words. */
  readonly limits?: readonly string[]
  /** Buttons at the end of each row. */
  actions?(row: Row): ReactNode
}

/** What a list asks the platform's queries. */
export interface ListQueries {
  readonly table: QueryTable
  /** Which filter queries which field. */
  readonly filters: FilterFields
  /** A field that the search looks within. */
  readonly search?: string
}

/** What a list says of its records; the texts of a resource hold them. */
export interface ListTexts {
  /** What the records are called, in the plural: "Products". */
  readonly name: string
  readonly notLoaded: string
  readonly none: string
  /** How many there are in words: "1 product", "2 products". */
  count(total: number): string
  readonly search: string
  /** The button that makes a new record; without it the list offers none. */
  readonly create?: string
}

/** The column that names a record and links to it. */
export interface TitleColumn<Row> {
  readonly label: string
  readonly sortBy?: string
  /** The record's name: the text of its link. */
  name(row: Row): string
  /** Where the name leads; the record's own page where left out. */
  to?(row: Row): string
  /** A quieter second line. */
  detail?(row: Row): ReactNode
  /** A picture in front of the name. */
  picture?(row: Row): ReactNode
}

/** One column of a list: what it shows of a record, and how it can be sorted. */
export interface Column<Row> {
  /** Unique within the list. */
  readonly id: string
  readonly label: string
  /** The record's field that sorting by this column uses; without it the column does not sort. */
  readonly sortBy?: string
  /** Which way the first press sorts; ascending where left out. */
  readonly sortFirst?: 'DESC'
  readonly align?: 'end'
  /** Left out on screens narrower than this. */
  readonly hideBelow?: 'md' | 'lg'
  /** Shown only when the owner picks it. */
  readonly optional?: true
  /** Whether a card on a phone shows it; it does where left out, unless `hideBelow` leaves it out. */
  readonly onCard?: boolean
  render(row: Row): ReactNode
  /** What a card shows in its place, such as text for a field that needs room. */
  renderCard?(row: Row): ReactNode
}

/** A field that narrows the list. */
export type Filter = ChoiceFilter | RangeFilter

/** Narrows the list to one of several values. */
export interface ChoiceFilter {
  readonly kind: 'choice'
  readonly label: string
  /** The filter's name in the address and in the adapter's request. */
  readonly source: string
  /** Undefined until they have come: the filter has its place from the beginning, so that no row moves. */
  readonly options: readonly FilterOption[] | undefined
  /** Why it cannot be used here; it is shown disabled. */
  readonly unavailable?: string
}

/** One value of a filter. */
export interface FilterOption {
  readonly value: string
  readonly label: string
  /** How many records of the whole list have it, where that is known. */
  readonly count?: number
}

/** Narrows the list to numbers between two; the address holds `10..50`, `10..` or `..50`. */
export interface RangeFilter {
  readonly kind: 'range'
  readonly label: string
  readonly source: string
  /** What the numbers count, such as a currency's sign. */
  readonly unit?: string
  readonly unavailable?: string
}

/** A list that is narrowed in advance, offered as a tab. */
export interface View {
  readonly id: string
  readonly label: string
  readonly filters: ListAddress['filters']
  readonly search?: string
  readonly sort?: Sort
}

/** What can be done to the rows that are ticked. */
export interface BulkAction<Row extends ListRecord> {
  readonly id: string
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  /** What it changes; the list's own resource where left out. */
  readonly area?: Area
  /** Which of the ticked rows it changes; all where left out. */
  appliesTo?(row: Row): boolean
  /** What it does at once. Give either this or a dialog. */
  readonly change?: BulkChange<Chosen>
  /** Asks for more first, then starts the change. */
  dialog?(props: BulkDialogProps): ReactNode
}

/** What a bulk action's dialog works with. */
export interface BulkDialogProps {
  readonly rows: readonly Chosen[]
  /** Closes the dialog and runs the change as a job. */
  start(change: BulkChange<Chosen>, rows?: readonly Chosen[]): void
  close(): void
}

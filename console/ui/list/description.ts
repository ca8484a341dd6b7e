// How a screen describes its list: columns, filters, order and bulk actions.
import type { RaRecord } from 'ra-core'
import type { ReactNode } from 'react'
import type { QueryField, QueryTable } from '../../store/known-queries.ts'
import type { Area } from '../../store/permissions.ts'
import type { QueryFilters, ValueOf } from '../../store/query-filters.ts'
import type { BulkChange } from '../bulk/change.ts'
import type { IconName } from '../icons/icon.tsx'
import type { NumberUnit } from '../numbers/number-field.tsx'
import type { ListAddress, Sort } from './list-address.ts'

export type ListRecord = RaRecord<string>

/** A record in a bulk change: its id, and the fields of the list's `kept`. */
export interface Chosen {
  readonly id: string
}

/**
 * One list, as its screen describes it. Must be referentially stable: a new object rerenders the rows. Typed with the
 * fields that its table sorts by (`SortField<'products'>`), an order by another one does not compile.
 */
export interface ListDescription<Row extends ListRecord, Field extends string = string> {
  readonly texts: ListTexts
  readonly sort: Sort<Field>
  /** Fixed filters, neither shown nor in the address. */
  readonly fixed?: ListAddress['filters']
  readonly title: TitleColumn<Row, Field>
  readonly columns: readonly Column<Row, Field>[]
  readonly filters?: readonly Filter[]
  readonly views?: readonly View[]
  readonly bulk?: readonly BulkAction<Row>[]
  /** The fields that bulk changes need: all of the store may be selected. By default the whole record. */
  kept?(row: Row): Chosen
  /** A stable order that no bulk change alters, for reading all of the list; by id by default. */
  readonly steadyOrder?: Sort<Field>
  /** The query fields of the list; a platform that lacks some gets a smaller list. */
  readonly queries?: ListQueries
  /** The platform's limitations for the list, as texts. */
  readonly limits?: readonly string[]
  /** Buttons at the end of each row. */
  actions?(row: Row): ReactNode
}

export type ListQueries = {
  readonly [Table in QueryTable]: {
    readonly table: Table
    readonly filters: QueryFilters<Table, unknown>
    /** A field that the search looks within. */
    readonly search?: QueryField<Table>
  }
}[QueryTable]

export interface ListTexts {
  /** The name of the records, in the plural: "Products". */
  readonly name: string
  readonly notLoaded: string
  readonly none: string
  /** The count as a text: "1 product", "2 products", "10,000+ products" where the platform stopped counting. */
  count(total: number, capped?: boolean): string
  readonly search: string
  /** The create button's label; without it the list has none. */
  readonly create?: string
}

/** The column that names a record and links to it. */
export interface TitleColumn<Row, Field extends string = string> {
  readonly label: string
  readonly sortBy?: Field | undefined
  name(row: Row): string
  /** The record's name where several rows share the shown one; `name` by default. */
  fullName?(row: Row): string
  /** The link's target; the record's page by default. */
  to?(row: Row): string
  /** The secondary line. */
  detail?(row: Row): ReactNode
  /** An image before the name. */
  picture?(row: Row): ReactNode
}

export interface Column<Row, Field extends string = string> {
  /** Unique within the list. */
  readonly id: string
  readonly label: string
  /** The sort field; without it the column does not sort. */
  readonly sortBy?: Field | undefined
  /** The direction of the first press; ascending by default. */
  readonly sortFirst?: 'DESC'
  readonly align?: 'end'
  /** Left out on screens narrower than this. */
  readonly hideBelow?: 'md' | 'lg'
  /** Shown only when the owner picks it. */
  readonly optional?: true
  /** Whether a card shows it; by default it does, unless it has `hideBelow`. */
  readonly onCard?: boolean
  render(row: Row): ReactNode
  /** Its replacement on a card, such as text for a field that needs room. */
  renderCard?(row: Row): ReactNode
}

/** A filter, by its name in the address and in the adapter's request. */
export type Filter = FilterControl & { readonly source: string }

/** How a filter is set: by a control above the list, or by views and links alone; then a chip names it. */
export type FilterControl<Value extends string = string> =
  | ChoiceFilter<Value>
  | RangeFilter
  | { readonly kind: 'chip'; text(value: string): string }

interface ChoiceFilter<Value extends string> {
  readonly kind: 'choice'
  readonly label: string
  /** Undefined while they load: the filter keeps its place, so there is no layout shift. */
  readonly options: readonly FilterOption<Value>[] | undefined
  /** The name of a value without an option, such as a deleted collection in a saved view; the value by default. */
  readonly unnamed?: string
  /** Why it is disabled. */
  readonly unavailable?: string
}

export interface FilterOption<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** How many records of the whole list have it, where that is known. */
  readonly count?: number
}

/** A numeric range filter; the address holds `10..50`, `10..` or `..50`. */
interface RangeFilter {
  readonly kind: 'range'
  readonly label: string
  /** Their kind and unit; the currency of amounts is empty while it is unknown. */
  readonly numbers: NumberUnit
  readonly unavailable?: string
}

/** Values of some of a list's filters; an unknown name or value does not compile. */
type ChosenFilters<Filters> =
  | { [Name in keyof Filters]: Readonly<Record<Name, ValueOf<Filters[Name]>>> }[keyof Filters]
  | Readonly<Record<string, never>>

/** A predefined filter of the list, as a tab. Give the type of the list's filters. */
export interface View<Filters = Readonly<Record<string, object>>> {
  readonly id: string
  readonly label: string
  readonly filters: ChosenFilters<Filters>
  readonly search?: string
  readonly sort?: Sort
}

export interface BulkAction<Row extends ListRecord> {
  /** Unique within the list. */
  readonly label: string
  readonly icon?: IconName
  readonly danger?: boolean
  /** What it changes; by default the list's own resource. */
  readonly area?: Area
  /** Whether it changes a selected row; all by default. */
  appliesTo?(row: Row): boolean
  /** What it does at once. Give either this or a dialog. */
  readonly change?: BulkChange<Chosen>
  /** What an irreversible change does; by default that it is one. */
  readonly consequence?: string
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

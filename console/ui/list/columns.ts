import type { ReactNode } from 'react'

/** One column of a list: what it shows of a record, and how it can be sorted. */
export interface Column<Row> {
  /** Unique within the list. */
  id: string
  label: string
  /** The record's field that sorting by this column uses; without it the column does not sort. */
  sortBy?: string
  align?: 'end'
  /** Left out on screens narrower than this. */
  hideBelow?: 'md' | 'lg'
  render(row: Row): ReactNode
}

/** The column that names a record and links to it. */
export interface TitleColumn<Row> {
  label: string
  sortBy?: string
  /** The record's name: the text of its link. */
  name(row: Row): string
  /** A quieter second line. */
  detail?(row: Row): ReactNode
  /** A picture in front of the name. */
  picture?(row: Row): ReactNode
}

/** The style of a cell that narrow screens leave out. */
export function hiddenBelow(width: 'md' | 'lg' | undefined) {
  return width && { display: { xs: 'none', [width]: 'table-cell' } }
}

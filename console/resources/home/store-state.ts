// The state of the dashboard, whatever the source of its figures.
import type { Bar, Month, NamedProduct, Unbuyable } from './figures.ts'

/** Records that need looking after: how many, and the list of them. */
export interface Task<Named = never> {
  readonly count: number
  readonly to: string
  /** The first of them by name. */
  readonly named: readonly Named[]
}

/** The products of the store in figures. */
export interface ProductFigures {
  readonly total: number
  /** How many products the figures come from, where that is not all of them. */
  readonly part: number | undefined
  readonly currency: string
  readonly stockValue: number
  /** The products with the most valuable stock, the most valuable first. */
  readonly valuable: readonly Bar[]
  /** How many products are in each group of margins, the losses first. */
  readonly margins: readonly number[]
  /** How many products were made in each of the last months. */
  readonly made: readonly Month[]
  readonly stuck: Task<Unbuyable>
  readonly low: Task
  readonly losing: Task<NamedProduct>
  /** The list of products that earn little. */
  readonly thin: string
  /** The list of products that hold counted stock. */
  readonly stock: string
}

/** The members of the store in figures. */
export interface MemberFigures {
  readonly total: number
  /** How many members the figures come from, where that is not all of them. */
  readonly part: number | undefined
  readonly joined: readonly Month[]
  /** The list of those who joined since a day. */
  since(day: string | undefined): string
  readonly waiting: Task
}

/** The state of the dashboard. */
export interface StoreState {
  readonly products: ProductFigures
  readonly members: MemberFigures
}

/** How many products a task names. */
export const MOST_NAMED = 4

/** How many products the plot of the stock's value names. */
export const MOST_VALUES = 7

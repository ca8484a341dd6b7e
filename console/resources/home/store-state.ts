// The state of the dashboard, whatever the source of its figures.
import type { NamedProduct } from '../../catalogue/listed-product.ts'
import type { Bar, Month, Unbuyable } from './figures.ts'

/** Records that need attention: their number, and the list that shows them. */
export interface Task<Named = never> {
  readonly count: number
  readonly to: string
  readonly named: readonly Named[]
}

export interface ProductFigures {
  readonly total: number
  /** The size of the sample, where the figures do not cover all products. */
  readonly part: number | undefined
  readonly currency: string
  readonly stockValue: number
  /** The products with the most valuable stock, in descending order. */
  readonly valuable: readonly Bar[]
  /** How many products are in each margin group, losses first. */
  readonly margins: readonly number[]
  /** Products created in each of the last months. */
  readonly made: readonly Month[]
  readonly stuck: Task<Unbuyable>
  readonly low: Task
  readonly losing: Task<NamedProduct>
  /** The list of products with a low margin. */
  readonly thin: string
  /** The list of products with tracked stock. */
  readonly stock: string
}

export interface MemberFigures {
  readonly total: number
  /** Whether there are more than `total`. */
  readonly capped: boolean
  /** The size of the sample, where the figures do not cover all members. */
  readonly part: number | undefined
  readonly joined: readonly Month[]
  /** The list of members who joined since a day. */
  since(day: string | undefined): string
  readonly waiting: Task
}

/** What could be read: an account may have permission for one alone. */
export interface StoreState {
  readonly products: ProductFigures | undefined
  readonly members: MemberFigures | undefined
}

/** The most products that a task names. */
export const MOST_NAMED = 4

/** The most products in the plot of stock value. */
export const MOST_VALUES = 7

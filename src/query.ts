/**
 * Filters, queries and pages.
 *
 * @packageDocumentation
 */

export { queryFields } from '../generated/fields.ts'

/**
 * Standard Schemas of the requests, from the description: the same rules for forms and for servers. An app
 * holds only those of the requests that it imports.
 *
 * @packageDocumentation
 */

export * from '../generated/request-rules.ts'
export type { MediaHosts } from './media/hosts.ts'
export { requestSchema } from './schemas/request-schema.ts'
export type {
  StandardIssue,
  StandardProps,
  StandardResult,
  StandardSchema,
} from './schemas/standard-schema.ts'

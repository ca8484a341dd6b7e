/**
 * The whole platform on one machine: `createSandbox` opens it in this process or on a port,
 * `createTestStore` opens it for the tests of an app, with handlers for msw that answer from it.
 *
 * @packageDocumentation
 */

export type { RequestQuery } from './developer/read-requests.ts'
export type { Snapshot } from './developer/tools.ts'
export type { Fault, FaultEffect } from './faults/fault.ts'
export type { CountedFault, Faults } from './faults/faults.ts'
export type { Listening } from './http/listen.ts'
export type { Ids } from './platform/ids.ts'
export type { ClockState, MovableClock } from './platform/movable-clock.ts'
export type { LoggedCaller, LoggedRequest, Refusal } from './requests/logged.ts'
export { createSandbox, type Sandbox, type SandboxListenOptions } from './sandbox.ts'
export type { SeedProgress } from './seed/options.ts'
export type { Credentials, SandboxOptions, Site, SiteOptions } from './site.ts'
export {
  type AccountSettings,
  type Clock,
  createTestStore,
  type Mail,
  type MailQuery,
  type MswHttp,
  type TestCredentials,
  type TestFetch,
  type TestStore,
  type TestStoreOptions,
} from './testing.ts'

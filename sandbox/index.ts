/**
 * The whole platform on one machine: `createSandbox` opens it in this process or on a port,
 * `createTestStore` opens it for the tests of an app, with handlers for msw that respond from it.
 *
 * @packageDocumentation
 */

export type { AccountSettings } from './commerce/rules/documents/settings.ts'
export { createSandbox, type Sandbox, type SandboxListenOptions } from './composition/sandbox.ts'
export type { SandboxOptions, Site, SiteOptions } from './composition/site.ts'
export type { SeedProgress } from './demo/seed/options.ts'
export type { Credentials } from './people/accounts/sign-in.ts'
export type { Mail, MailQuery } from './people/mail/mail.ts'
export type { Clock } from './platform/clock.ts'
export type { Ids } from './platform/ids.ts'
export type { ClockState, MovableClock } from './platform/movable-clock.ts'
export {
  createTestStore,
  type MswHttp,
  type TestCredentials,
  type TestFetch,
  type TestStore,
  type TestStoreOptions,
} from './testing.ts'
export type { RequestQuery } from './web/developer/read-requests.ts'
export type { SiteHistory, Snapshot } from './web/developer/tools.ts'
export type { Fault, FaultEffect } from './web/faults/fault.ts'
export type { CountedFault, Faults } from './web/faults/faults.ts'
export type { Listening } from './web/http/listen.ts'
export type { LoggedCaller, LoggedRequest, Refusal } from './web/requests/logged.ts'

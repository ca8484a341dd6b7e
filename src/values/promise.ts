import { isRecord } from './json.ts'

/** Whether a value is a promise; callers do not wait for values that they have already. */
export const isPromise = <Now, Later>(value: Now | Promise<Later>): value is Promise<Later> =>
  isRecord(value) && 'then' in value

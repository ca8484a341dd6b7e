/** Whether a value is a promise; callers do not wait for values that they have already. */
export const isPromise = <Value>(value: Value | Promise<Value>): value is Promise<Value> =>
  typeof value === 'object' && value !== null && 'then' in value

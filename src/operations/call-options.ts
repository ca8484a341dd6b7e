/** What every call accepts beside its arguments. */
export interface CallOptions {
  /** Ends the call; the error has code `ABORTED` and the signal's reason as `cause`. */
  readonly signal?: AbortSignal
  /** Headers of this call only; they win over the client's own. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Plain text: theme and router are not set up when the console cannot start. */
export function StartFailure({ reason }: { reason: unknown }) {
  return (
    <main style={{ fontFamily: 'system-ui, sans-serif', padding: 32, maxWidth: 560 }}>
      <h1>The console cannot reach its store</h1>
      <p role="alert">{reason instanceof Error ? reason.message : String(reason)}</p>
      <p>Check that the store’s server is running, then load this page again.</p>
    </main>
  )
}

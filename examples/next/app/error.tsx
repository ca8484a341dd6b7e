'use client'

export default function StoreUnavailable({ reset }: { reset: () => void }) {
  return (
    <>
      <h1>The store is temporarily unavailable</h1>
      <p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </>
  )
}

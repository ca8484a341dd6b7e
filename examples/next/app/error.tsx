'use client'

export default function StoreIsAway({ reset }: { reset: () => void }) {
  return (
    <>
      <h1>The store is away</h1>
      <p>
        <button type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </>
  )
}

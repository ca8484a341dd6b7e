import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Whether the screen has been drawn with its rows; renders again when it has. What a screen shows beside its rows is asked
 * for then: a request that begins before keeps the rows waiting.
 */
export function useRowsShown(): boolean {
  const queryClient = useQueryClient()
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let frame: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onceRowsCame(queryClient, () => {
      frame = requestAnimationFrame(() => {
        // The frame itself is drawn after this call.
        timer = setTimeout(() => setDrawn(true))
      })
    })
    return () => {
      stop()
      if (frame !== undefined) cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [queryClient])
  return drawn
}

/** Calls back as soon as no list waits for its rows; returns how to wait no longer. */
function onceRowsCame(queryClient: QueryClient, callBack: () => void): () => void {
  const waits = () => queryClient.isFetching({ predicate: isOfList }) > 0
  if (!waits()) {
    callBack()
    return () => {}
  }
  const stop = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type !== 'updated' || waits()) return
    stop()
    callBack()
  })
  return stop
}

/** Whether a query reads a page of a list, by the key that ra-core gives it. */
function isOfList({ queryKey }: Query): boolean {
  return queryKey[1] === 'getList'
}

import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Whether the screen has painted its rows; rerenders once it has. Secondary requests start then: earlier ones would
 * delay the rows.
 */
export function useRowsShown(): boolean {
  const queryClient = useQueryClient()
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    let frame: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onceRowsCame(queryClient, () => {
      frame = requestAnimationFrame(() => {
        // The paint comes after this callback.
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

/** Calls back once no list query is pending; returns the cleanup. */
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

/** Whether a query reads a page of a list, by ra-core's query key. */
function isOfList({ queryKey }: Query): boolean {
  return queryKey[1] === 'getList'
}

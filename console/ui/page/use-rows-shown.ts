import { type Query, useIsFetching } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Whether the screen has painted its rows; rerenders once it has. Secondary requests start then: earlier ones would
 * delay the rows.
 */
export function useRowsShown(): boolean {
  const waits = useIsFetching({ predicate: isOfList }) > 0
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    if (waits) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      // The paint comes after this callback.
      timer = setTimeout(() => setDrawn(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [waits])
  return drawn
}

/** Whether a query reads a page of a list, by ra-core's query key. */
function isOfList({ queryKey }: Query): boolean {
  return queryKey[1] === 'getList'
}

import { useEffect } from 'react'

/** Turning the wheel over a focused number field scrolls the page, as anywhere else, instead of changing the number. */
export function useWheelGuard() {
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.type !== 'number') return
      if (target !== document.activeElement || event.ctrlKey) return
      event.preventDefault()
      scrollerOf(target).scrollBy({ left: event.deltaX, top: event.deltaY })
    }
    document.addEventListener('wheel', onWheel, { passive: false })
    return () => document.removeEventListener('wheel', onWheel)
  }, [])
}

function scrollerOf(element: Element): Element {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight) return around
  }
  return document.scrollingElement ?? document.documentElement
}

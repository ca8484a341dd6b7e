// Undoes changes one after another; the code for it is loaded with the first.
import {
  type ComponentType,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Outcome, TakeBack, WayBack } from './recent-changes.ts'
import { useRecentChanges } from './recent-context.ts'

/** Makes a way back out of its data, and hands it over; undefined where its kind is not known any more. */
export type MakeWayBack = ComponentType<{
  way: WayBack
  ready(takeBack: TakeBack | undefined): void
}>

interface Asked {
  readonly way: WayBack
  begun: boolean
  answer(outcome: Outcome): void
}

export function WaysBack({ make: MakeWay }: { make: MakeWayBack }) {
  const changes = useRecentChanges()
  const [asked, setAsked] = useState<Asked>()
  const before = useRef<Promise<unknown>>(Promise.resolve())
  useLayoutEffect(
    () =>
      changes.takenBackBy((way) => {
        const outcome = before.current.then(
          () => new Promise<Outcome>((answer) => setAsked({ way, begun: false, answer })),
        )
        before.current = outcome
        return outcome
      }),
    [changes],
  )
  const ready = useCallback(
    (takeBack: TakeBack | undefined) => {
      if (!asked || asked.begun) return
      asked.begun = true
      const taking = takeBack?.() ?? Promise.resolve<Outcome>({ done: false, why: '' })
      void taking.then((outcome) => {
        setAsked(undefined)
        asked.answer(outcome)
      })
    },
    [asked],
  )
  return <Suspense fallback={null}>{asked && <MakeWay way={asked.way} ready={ready} />}</Suspense>
}

/** Hands a way back over once it is made. */
export function useReady(
  ready: (takeBack: TakeBack | undefined) => void,
  takeBack: TakeBack | undefined,
) {
  useEffect(() => ready(takeBack), [ready, takeBack])
}

// Code splitting of screens and dialogs that use MUI: a page without them loads none of it.
import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { useLanguage } from '../../messages/language-context.tsx'
import { reloadIfReplaced, reloadIfServed } from '../../store/new-deployment.ts'
import { noteFailedPart } from './failed-parts.ts'
import { countLoading } from './loading-parts.ts'
import { PartBoundary } from './part-boundary.tsx'

export interface LazyPart<Props> {
  (props: Props): ReactNode
  /** Preloads it, so that it shows at once. */
  prepare(): Promise<unknown>
}

/** A lazy part in MUI's theme. */
export function lazyInTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  return later(async () => {
    const [{ Look }, Part] = await Promise.all([import('../../theme/look.tsx'), load()])
    return function InLook(props: Props) {
      const { direction, styles } = useLanguage().language
      return (
        <Look direction={direction} styles={styles}>
          <Part {...props} />
        </Look>
      )
    }
  })
}

/** The same for an overlay: it renders nothing until loaded, and a failed load leaves the page intact. */
export function dialogInTheme<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazyInTheme(load)
  return (props) => (
    <PartBoundary>
      <Dialog {...props} />
    </PartBoundary>
  )
}

/** A lazy part that needs no theme. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let loaded: ComponentType<Props> | undefined
  let failures = 0
  const prepare = () => {
    if (loading) return loading
    loading = load().then(
      (Part) => {
        loaded = Part
        return Part
      },
      async (failure) => {
        loading = undefined
        noteFailedPart(failure, renew)
        failures += 1
        const reloads = (await reloadIfReplaced()) || (failures > 1 && (await reloadIfServed()))
        // The page is reloading: show no failure.
        if (reloads) return new Promise<never>(() => {})
        throw failure
      },
    )
    countLoading(loading)
    return loading
  }
  let Waiting: ComponentType<Props>
  const renew = () => {
    Waiting = lazy(async () => ({ default: await prepare() }))
  }
  renew()
  function Later(props: Props) {
    // A loaded part must not suspend: React reveals suspended parts with a delay.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? Waiting)
    return <Part {...props} />
  }
  return Object.assign(Later, { prepare })
}

import { useEffect, useRef } from 'react'
import { useTexts } from '../../messages/language-context.tsx'
import { Navigation, type Place } from './navigation.tsx'

/** The navigation over the page, on narrow screens. */
export function NavigationDrawer({ places, close }: { places: readonly Place[]; close(): void }) {
  const { navigation } = useTexts('shell')
  const drawer = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = drawer.current
    if (element && !element.open) element.showModal()
  }, [])
  return (
    // A press on the dialog itself is one beside its content; Escape closes it by keyboard.
    <dialog
      ref={drawer}
      className="shell-drawer"
      aria-label={navigation}
      onClose={close}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) drawer.current?.close()
      }}
    >
      <Navigation places={places} onNavigate={close} />
    </dialog>
  )
}

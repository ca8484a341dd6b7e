// Keeps a screen that threw to itself: navigation and everything else beside it go on.
import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ScreenError } from './screen-error.tsx'

/** Around the screen inside the shell; another address is tried anew. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  return <Boundary key={pathname}>{children}</Boundary>
}

interface Caught {
  readonly error?: Error
}

class Boundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = {}

  static getDerivedStateFromError(error: unknown): Caught {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ScreenError error={error} />
  }
}

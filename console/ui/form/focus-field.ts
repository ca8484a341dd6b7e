// Moves the focus to a form field.

/** Event: asks a field that renders only some of its parts to reveal this path. */
export const WANTED = 'field-wanted'

/** The path to reveal; undefined for any other event. */
export function wantedPath(event: Event): string | undefined {
  return event instanceof CustomEvent && typeof event.detail === 'string' ? event.detail : undefined
}

export function focusField(form: HTMLElement, path: string): void {
  const field = fieldOf(form, path)
  field?.dispatchEvent(new CustomEvent(WANTED, { detail: path, bubbles: true }))
  field?.scrollIntoView({ block: 'center', behavior: 'instant' })
  field?.focus({ preventScroll: true })
}

/** The path whose field is first in document order. */
export function firstOnPage(form: HTMLElement, paths: readonly string[]): string | undefined {
  const found = paths.flatMap((path) => {
    const field = fieldOf(form, path)
    return field ? [{ path, field }] : []
  })
  const [first] = found.sort((one, other) =>
    one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  return first?.path
}

/** The control of a path, or of its nearest ancestor field. */
function fieldOf(form: HTMLElement, path: string): HTMLElement | undefined {
  for (let names = path.split('.'); names.length > 0; names = names.slice(0, -1)) {
    const name = CSS.escape(names.join('.'))
    const named = form.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
    const control = named && controlOf(named)
    if (control) return control
  }
  return undefined
}

const focusable =
  'input:not([type=hidden]), textarea, select, button, [contenteditable=true], [tabindex]'

function controlOf(named: HTMLElement): HTMLElement | undefined {
  // MUI's select keeps its value in an input that cannot be focused, beside the element that can.
  const select = named.parentElement?.querySelector<HTMLElement>('[role=combobox]')
  if (named.matches('[aria-hidden=true], [type=hidden]')) return select ?? undefined
  if (named.matches(focusable)) return named
  return named.querySelector<HTMLElement>(focusable) ?? undefined
}

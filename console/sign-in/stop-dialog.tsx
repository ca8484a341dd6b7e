import { useTexts } from '../messages/language-context.tsx'
import { Modal } from '../ui/controls/modal.tsx'

/** Asks before a sign-out stops a bulk edit. */
export function StopDialog({ stay, go }: { stay(): void; go(): void }) {
  const { signingOut: texts } = useTexts('shell')
  return (
    <Modal
      title={texts.title}
      close={stay}
      closeLabel={texts.stay}
      focusClose
      width="xs"
      action={{ label: texts.go, danger: true, press: go }}
      text={texts.text}
    />
  )
}

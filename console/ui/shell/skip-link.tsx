import { Link } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'

/** The first stop of the keyboard: past the navigation, to the screen itself. */
export function SkipLink() {
  const { skipToContent } = useTexts('shell')
  return (
    <Link
      className="shell-skip"
      to="#main"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('main')?.focus()
      }}
    >
      {skipToContent}
    </Link>
  )
}

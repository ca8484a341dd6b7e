import { useNavigate } from 'react-router-dom'

/** The browser's back button. */
export function Back() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Back
    </button>
  )
}

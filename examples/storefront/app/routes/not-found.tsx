/** The catch-all route. */
import { notFound } from '../server/error-pages.ts'

export const loader = () => {
  throw notFound()
}

export default function NotFound() {
  return null
}

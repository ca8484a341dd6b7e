/** Every address that is no page. */
import { notFound } from '../server/away.ts'

export const loader = () => {
  throw notFound()
}

export default function NotFound() {
  return null
}

import Link from 'next/link'
import { clientOfRequest } from '../lib/client'

/** Sent as a whole: a placeholder would stay without JavaScript. */
export const instant = false

export default async function Home() {
  const client = await clientOfRequest()
  const { collections } = await client.collections.queryCollections({})
  return (
    <>
      <h1>Collections</h1>
      <ul>
        {collections.map(({ id, name, slug }) => (
          <li key={id}>
            <Link href={`/collections/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}

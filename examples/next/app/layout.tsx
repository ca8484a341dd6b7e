import Link from 'next/link'
import type { ReactNode } from 'react'

export const metadata = { title: 'Shop' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body
        style={{
          font: '1rem/1.5 system-ui',
          maxWidth: '48rem',
          margin: '2rem auto',
          padding: '0 1rem',
        }}
      >
        <nav>
          <Link href="/">Shop</Link> · <Link href="/cart">Cart</Link> ·{' '}
          <Link href="/sign-in">Sign in</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  )
}

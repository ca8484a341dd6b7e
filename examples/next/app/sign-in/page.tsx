/** Sent as a whole: a placeholder would stay without JavaScript. */
export const instant = false

export default async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ failed?: string }>
}) {
  const { failed } = await searchParams
  const text = failed === 'wrong' ? 'Incorrect email or password.' : 'Try again later.'
  return (
    <>
      <h1>Sign in</h1>
      {failed && <p role="alert">{text}</p>}
      <form method="post" action="/sign-in/submit">
        <p>
          <label>
            Email <input name="email" type="email" autoComplete="username" required />
          </label>
        </p>
        <p>
          <label>
            Password{' '}
            <input name="password" type="password" autoComplete="current-password" required />
          </label>
        </p>
        <button type="submit">Sign in</button>
      </form>
    </>
  )
}

import { useGetIdentity } from 'ra-core'
import { useNavigate } from 'react-router-dom'
import { useTexts } from '../../messages/language-context.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useRowsShown } from '../page/use-rows-shown.ts'
import { initialOf } from '../values/cut-text.ts'
import { LanguageMenu } from './language-menu.tsx'

/** The cache time of name and picture, in milliseconds. */
const FRESH = 300_000

export function Account() {
  const { signedIn, signOut } = useTexts('shell')
  const { identity } = useGetIdentity({ staleTime: FRESH, enabled: useRowsShown() })
  const navigate = useNavigate()
  const name = identity?.fullName ?? signedIn
  return (
    <div className="account">
      {identity?.avatar ? (
        <img className="account-picture" src={identity.avatar} alt="" />
      ) : (
        <span className="account-picture" aria-hidden>
          {initialOf(name)}
        </span>
      )}
      <span className="account-name">{name}</span>
      <LanguageMenu />
      <IconButton
        icon="signOut"
        label={signOut}
        size="small"
        onClick={() => navigate('/sign-out')}
      />
    </div>
  )
}

import { Box } from '@mui/material'
import { useTexts } from '../../../messages/language-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { MemberRow } from '../adapter.ts'
import { type Decided, useMemberChanges } from '../member-changes.ts'
import { useMemberName } from '../member-name.ts'
import { memberState } from '../member-states.ts'
import { useOwnAccount } from './use-own-account.ts'

/** The pending decision about a member, in the row of the list. */
export function RowDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const changeOne = useChangeOne<Decided>('members')
  const { approving, blocking } = useMemberChanges()
  const { approve, block } = memberState(member.status)
  const own = useOwnAccount(member.id)
  const name = useMemberName()(member)
  return (
    <>
      {approve && (
        <Button
          look="outlined"
          tone="primary"
          aria-description={name}
          onClick={() => changeOne(approving, member)}
        >
          {texts[approve]}
        </Button>
      )}
      {block && (
        <Box
          component="span"
          title={own}
          sx={{ display: { xs: 'none', sm: 'inline-flex' }, color: 'text.secondary' }}
        >
          <Button
            disabled={own !== undefined}
            aria-description={name}
            onClick={() => changeOne(blocking, member)}
          >
            {texts.block}
          </Button>
        </Box>
      )}
    </>
  )
}

import { Button } from '@mui/material'
import { useTexts } from '../../../messages/language-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import type { MemberRow } from '../adapter.ts'
import { useMemberChanges } from '../member-changes.ts'
import { memberState } from '../member-states.ts'

/** The decision that a member waits for, in the row of the list. */
export function RowDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const changeOne = useChangeOne('members')
  const { approving, blocking } = useMemberChanges()
  const { approve, block } = memberState(member.status)
  return (
    <>
      {approve && (
        <Button
          variant="outlined"
          size="small"
          onClick={() => changeOne(approving, member)}
          sx={buttonStyle}
        >
          {texts[approve]}
        </Button>
      )}
      {block && (
        <Button
          color="inherit"
          size="small"
          onClick={() => changeOne(blocking, member)}
          sx={{ ...buttonStyle, display: { xs: 'none', sm: 'inline-flex' } }}
        >
          {texts.block}
        </Button>
      )}
    </>
  )
}

const buttonStyle = { minHeight: { xs: 44, sm: 32 }, marginInlineStart: 0.5 } as const

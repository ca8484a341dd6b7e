import { Box, Button } from '@mui/material'
import { useTexts } from '../../../messages/language-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import type { MemberRow } from '../adapter.ts'
import { type Decided, useMemberChanges } from '../member-changes.ts'
import { memberState } from '../member-states.ts'
import { useOwnAccount } from './use-own-account.ts'

/** The pending decision about a member, in the row of the list. */
export function RowDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const changeOne = useChangeOne<Decided>('members')
  const { approving, blocking } = useMemberChanges()
  const { approve, block } = memberState(member.status)
  const own = useOwnAccount(member.id)
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
        <Box component="span" title={own} sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <Button
            color="inherit"
            size="small"
            disabled={own !== undefined}
            onClick={() => changeOne(blocking, member)}
            sx={buttonStyle}
          >
            {texts.block}
          </Button>
        </Box>
      )}
    </>
  )
}

const buttonStyle = { minHeight: { xs: 44, sm: 32 }, marginInlineStart: 0.5 } as const

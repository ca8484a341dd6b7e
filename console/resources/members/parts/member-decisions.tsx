import { Button } from '@mui/material'
import { useTexts } from '../../../messages/language-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { MemberRow } from '../adapter.ts'
import { useMemberChanges } from '../member-changes.ts'
import { isMuted, isPublic, memberState } from '../member-states.ts'

/** Approve, block, mute, join and leave: the decisions that the member's state allows, each with its inverse. */
export function MemberDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const changeOne = useChangeOne('members')
  const changes = useMemberChanges()
  const { approve, block } = memberState(member.status)
  const muted = isMuted(member.activityStatus)
  const shown = isPublic(member.privacyStatus)
  return (
    <>
      {approve && (
        <Button
          variant="contained"
          startIcon={<Icon name="check" />}
          onClick={() => changeOne(changes.approving, member)}
        >
          {texts[approve]}
        </Button>
      )}
      {block && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="block" />}
          onClick={() => changeOne(changes.blocking, member)}
        >
          {texts.block}
        </Button>
      )}
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => changeOne(muted ? changes.unmuting : changes.muting, member)}
      >
        {muted ? texts.unmute : texts.mute}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        onClick={() => changeOne(shown ? changes.leaving : changes.joining, member)}
      >
        {shown ? texts.leave : texts.join}
      </Button>
    </>
  )
}

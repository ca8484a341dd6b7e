import { ActionButton } from '../../../ui/form/action-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useMemberActions } from '../actions.ts'
import type { MemberRow } from '../adapter.ts'
import { memberName } from '../member-name.ts'
import { isMuted, memberState } from '../member-states.ts'

/** Approve, block, mute: the decisions that the member's state allows. */
export function MemberDecisions({ member }: { member: MemberRow }) {
  const members = useMemberActions()
  const name = memberName(member)
  const { approve, block } = memberState(member.status)
  const muted = isMuted(member.activityStatus)
  return (
    <>
      {approve && (
        <ActionButton
          variant="contained"
          startIcon={<Icon name="check" />}
          run={() => members.approve(member.id)}
          done={`${name} is approved`}
        >
          {approve}
        </ActionButton>
      )}
      {block && (
        <ActionButton
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="block" />}
          run={() => members.block(member.id)}
          done={`${name} is blocked`}
        >
          Block
        </ActionButton>
      )}
      <ActionButton
        variant="outlined"
        color="inherit"
        run={() => (muted ? members.unmute(member.id) : members.mute(member.id))}
        done={muted ? `${name} may post again` : `${name} is muted`}
      >
        {muted ? 'Unmute' : 'Mute'}
      </ActionButton>
    </>
  )
}

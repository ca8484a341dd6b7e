import { useStoreActions } from '../../../providers/store-actions.tsx'
import { ActionButton } from '../../../ui/form/action-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { MemberRow } from '../adapter.ts'
import { nameOf } from '../names.ts'

/** Approve, block, mute: what makes sense for the member as it stands. */
export function MemberDecisions({ member }: { member: MemberRow }) {
  const { members } = useStoreActions()
  const name = nameOf(member)
  const blocked = member.status === 'BLOCKED'
  const muted = member.activityStatus === 'MUTED'
  return (
    <>
      {member.status !== 'APPROVED' && (
        <ActionButton
          variant="contained"
          startIcon={<Icon name="check" />}
          run={() => members.approve(member.id)}
          done={`${name} is approved`}
        >
          {blocked ? 'Unblock' : 'Approve'}
        </ActionButton>
      )}
      {!blocked && (
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

import { useTexts } from '../../../messages/language-context.tsx'
import { ActionButton } from '../../../ui/form/action-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { useMemberActions } from '../actions.ts'
import type { MemberRow } from '../adapter.ts'
import { isMuted, memberState } from '../member-states.ts'
import { useMemberName } from './use-member-name.ts'

/** Approve, block, mute: the decisions that the member's state allows. */
export function MemberDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const members = useMemberActions()
  const name = useMemberName()(member)
  const { approve, block } = memberState(member.status)
  const muted = isMuted(member.activityStatus)
  return (
    <>
      {approve && (
        <ActionButton
          variant="contained"
          startIcon={<Icon name="check" />}
          run={() => members.approve(member.id)}
          done={texts.isApproved(name)}
        >
          {texts[approve]}
        </ActionButton>
      )}
      {block && (
        <ActionButton
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="block" />}
          run={() => members.block(member.id)}
          done={texts.isBlocked(name)}
        >
          {texts.block}
        </ActionButton>
      )}
      <ActionButton
        variant="outlined"
        color="inherit"
        run={() => (muted ? members.unmute(member.id) : members.mute(member.id))}
        done={muted ? texts.mayPost(name) : texts.isMuted(name)}
      >
        {muted ? texts.unmute : texts.mute}
      </ActionButton>
    </>
  )
}

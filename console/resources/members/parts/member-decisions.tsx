import { useTexts } from '../../../messages/language-context.tsx'
import { useChangeOne } from '../../../ui/bulk/change-one.ts'
import { Button } from '../../../ui/controls/button.tsx'
import type { MemberRow } from '../adapter.ts'
import { type Decided, useMemberChanges } from '../member-changes.ts'
import { isMuted, isPublic, memberState } from '../member-states.ts'
import { useOwnAccount } from './use-own-account.ts'

/** Approve, block, mute, join and leave: the decisions that the member's state allows, with Undo. */
export function MemberDecisions({ member }: { member: MemberRow }) {
  const texts = useTexts('members')
  const changeOne = useChangeOne<Decided>('members')
  const changes = useMemberChanges()
  const { approve, block } = memberState(member.status)
  const muted = isMuted(member.activityStatus)
  const shown = isPublic(member.privacyStatus)
  const own = useOwnAccount(member.id)
  return (
    <>
      {approve && (
        <Button look="filled" icon="check" onClick={() => changeOne(changes.approving, member)}>
          {texts[approve]}
        </Button>
      )}
      {/* A disabled button shows no title of its own. */}
      <span title={own} style={{ display: 'inline-flex', gap: 8 }}>
        {block && (
          <Button
            look="outlined"
            icon="block"
            disabled={own !== undefined}
            onClick={() => changeOne(changes.blocking, member)}
          >
            {texts.block}
          </Button>
        )}
        <Button
          look="outlined"
          disabled={own !== undefined}
          onClick={() => changeOne(muted ? changes.unmuting : changes.muting, member)}
        >
          {muted ? texts.unmute : texts.mute}
        </Button>
      </span>
      <Button
        look="outlined"
        onClick={() => changeOne(shown ? changes.leaving : changes.joining, member)}
      >
        {shown ? texts.leave : texts.join}
      </Button>
    </>
  )
}

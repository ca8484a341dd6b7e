import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import { DateText } from '../../ui/values/date.tsx'
import type { MemberRow } from './adapter.ts'
import { memberName } from './member-name.ts'
import { MemberDecisions } from './parts/member-decisions.tsx'
import { MemberFields } from './parts/member-fields.tsx'
import { MemberStatus } from './parts/member-status.tsx'

export function MemberEdit() {
  return (
    <EditPage<MemberRow>
      listName="Members"
      titleOf={memberName}
      note={(member) => (
        <>
          <MemberStatus status={member.status} />
          <span>
            Joined <DateText value={member.createdDate} />
          </span>
        </>
      )}
      actions={(member) => (
        <>
          <MemberDecisions member={member} />
          <RemoveButton what="member" name={memberName(member)} />
        </>
      )}
      savedMessage="Member saved"
    >
      <MemberFields />
    </EditPage>
  )
}

import { useTexts } from '../../messages/language-context.tsx'
import { EditPage } from '../../ui/form/form-page.tsx'
import { RemoveButton } from '../../ui/form/remove-button.tsx'
import { Guarded } from '../../ui/permissions/guarded.tsx'
import { DateText } from '../../ui/values/date.tsx'
import type { MemberRow } from './adapter.ts'
import { useMemberName } from './member-name.ts'
import { MemberDecisions } from './parts/member-decisions.tsx'
import { MemberFields } from './parts/member-fields.tsx'
import { MemberStatus } from './parts/member-status.tsx'

export function MemberEdit() {
  const texts = useTexts('members')
  const nameOf = useMemberName()
  return (
    <EditPage<MemberRow>
      texts={texts}
      titleOf={nameOf}
      note={(member) => (
        <>
          <MemberStatus status={member.status} />
          <span>
            {texts.columns.joined} <DateText value={member.createdDate} />
          </span>
        </>
      )}
      actions={(member) => (
        <>
          <Guarded>
            <MemberDecisions member={member} />
          </Guarded>
          <RemoveButton name={nameOf(member)} consequence={texts.removal} typeName />
        </>
      )}
    >
      <MemberFields />
    </EditPage>
  )
}

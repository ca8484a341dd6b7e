import { requiredContext } from '../../store/required-context.ts'
import type { ListRecord } from './description.ts'
import type { List } from './use-list.ts'

export const [CurrentList, useCurrentList] = requiredContext<List<ListRecord>>(
  'Parts of a list need a ListPage above them.',
)

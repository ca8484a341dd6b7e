/** Checks that operations named in descriptions exist: a renamed one keeps no old name in docstrings. */
import { listOf, recordOf, stringOf } from '../model/json.ts'
import { type Rule, refuseUnknown } from './rule.ts'

export const mentionsResolved: Rule = ({ bundle, nodes }, report) => {
  const tags = new Set(listOf(bundle.tags).map((tag) => recordOf(tag).name))
  const ids = nodes.flatMap(({ value }) => stringOf(value.operationId) ?? [])
  for (const { value, pointer } of nodes) {
    const description = stringOf(value.description) ?? ''
    for (const [, id = '', tag] of description.matchAll(/`((\w+)\.\w+)`/g)) {
      const message = 'The description names %, which is no operation.'
      if (tags.has(tag)) refuseUnknown(report, `${pointer}/description`, message, id, ids)
    }
  }
}

/** Assigns a buyer's memberships to the lines they pay for. */
import type * as wire from '../../../../generated/wire.ts'
import { storedId } from '../../../platform/guid.ts'
import type { CartLine } from '../documents/cart.ts'
import type { StoreMembership } from '../documents/promotions.ts'
import type { SellingDocument } from '../documents/selling.ts'
import type { CalculationProblem } from './codes.ts'

/** The app id of the sandbox's memberships. */
export const membershipsAppId = '1522827f-c56c-a5c9-2ac9-00f9e6ae12d3'

interface UnfitMembership {
  readonly membership: StoreMembership
  readonly reason: string
}

/** The assigned memberships of a cart. */
export interface MembershipUse {
  readonly eligible: readonly StoreMembership[]
  readonly unfit: readonly UnfitMembership[]
  /** Line → the membership that pays for it. */
  readonly paying: ReadonlyMap<string, StoreMembership>
  /** Lines eligible for a membership. */
  readonly lineIds: readonly string[]
  readonly problem?: CalculationProblem
}

/** Assigns the buyer's memberships: those of the lines, and those of the request. */
export function assignMemberships(
  lines: readonly CartLine[],
  held: readonly StoreMembership[],
  selected: readonly wire.HostSelectedMembershipInput[],
  { services }: SellingDocument,
  now: Date,
): MembershipUse {
  const payable = lines.filter(({ reference }) =>
    services.some(
      ({ id, forMemberships }) =>
        forMemberships && reference.kind === 'service' && id === reference.serviceId,
    ),
  )
  const unfit = held.flatMap((membership) => {
    const reason = unfitness(membership, payable, now)
    return reason === undefined ? [] : [{ membership, reason }]
  })
  const eligible = held.filter((one) => !unfit.some(({ membership }) => membership === one))
  const paying = new Map<string, StoreMembership>()
  const left = new Map(eligible.map(({ id, remaining }) => [id, remaining]))
  let problem: CalculationProblem | undefined
  for (const { line, choice } of wanted(lines, selected)) {
    const membership = eligible.find(
      ({ id }) => id === storedId(choice.id) && storedId(choice.appId) === membershipsAppId,
    )
    const uses = membership === undefined ? 0 : (left.get(membership.id) ?? 0)
    if (membership === undefined || !payable.includes(line) || uses < line.quantity) {
      const description = `The chosen membership cannot pay for ${line.seen.name}: it is not the buyer's, has ended, or has too few uses left.`
      problem = { code: 'MEMBERSHIP_CANNOT_PAY', description }
      continue
    }
    left.set(membership.id, uses - line.quantity)
    paying.set(line.id, membership)
  }
  const lineIds = payable.map(({ id }) => id)
  return { eligible, unfit, paying, lineIds, ...(problem && { problem }) }
}

/** Item types that require a membership. */
const isPaidWithMemberships: Readonly<Record<wire.ItemTypePresetInput, boolean>> = {
  UNRECOGNISED: false,
  PHYSICAL: false,
  DIGITAL: false,
  GIFT_CARD: false,
  SERVICE: true,
}

/** Lines with their requested membership; the request wins over the line. */
function wanted(
  lines: readonly CartLine[],
  selected: readonly wire.HostSelectedMembershipInput[],
): { readonly line: CartLine; readonly choice: wire.SelectedMembershipInput }[] {
  return lines.flatMap((line) => {
    const preset = line.seen.itemType?.preset
    const isService = preset !== undefined && isPaidWithMemberships[preset]
    const named = selected.find(
      ({ lineItemIds }) => lineItemIds?.some((id) => storedId(id) === line.id) ?? isService,
    )
    const choice = named ?? line.membership
    return choice === undefined ? [] : [{ line, choice }]
  })
}

function unfitness(
  { expiresDate, remaining }: StoreMembership,
  payable: readonly CartLine[],
  now: Date,
): string | undefined {
  if (expiresDate !== null && now >= new Date(expiresDate)) return 'It has ended.'
  if (payable.length === 0) return 'It covers none of these items.'
  if (payable.some(({ quantity }) => quantity <= remaining)) return undefined
  return `It has ${remaining === 0 ? 'no' : 'too few'} uses left.`
}

/** The failed parts of an estimate, on the wire. */
import type { CalculationErrors, ErrorDetails } from '../../../generated/wire.ts'
import type { CalculationProblem } from '../rules/totals/codes.ts'
import type { Totals } from '../rules/totals/totals.ts'

/** The estimate's errors for parts that could not be calculated. */
export function calculationErrors({ failures, quotes, obstacles }: Totals): CalculationErrors {
  return {
    ...shippingErrors(failures, quotes),
    taxCalculationError: details(failures.tax),
    couponCalculationError: details(failures.coupon),
    giftCardCalculationError: details(failures.giftCard),
    membershipError: details(failures.memberships),
    discountsCalculationError: details(failures.discounts),
    orderValidationErrors: obstacles.map(({ code, description, lineItemIds }) => ({
      code,
      description,
      data: { lineItemIds: [...lineItemIds] },
    })),
  }
}

/** An answer has at most one of the three kinds, the most severe. */
function shippingErrors(
  { shipping, selectedOption }: Totals['failures'],
  { declined }: Totals['quotes'],
): Omit<CalculationErrors, 'orderValidationErrors'> {
  if (shipping !== undefined) return { generalShippingCalculationError: details(shipping) }
  if (selectedOption !== undefined) return { selectedShippingOptionError: details(selectedOption) }
  if (declined.length === 0) return {}
  return {
    carrierErrors: {
      errors: declined.map(({ carrier, problem }) => ({
        carrierId: carrier.id,
        error: details(problem),
      })),
    },
  }
}

function details(problem: CalculationProblem | undefined): ErrorDetails | undefined {
  return problem && { applicationError: { ...problem, data: null } }
}

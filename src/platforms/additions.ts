/**
 * The header that enables the sandbox's additions (`additions` in `queryFields`): sent as `true` where the profile says
 * so. Without it the sandbox rejects additions as the hosted platform would.
 */
export const additionsHeader = 'storefront-additions'

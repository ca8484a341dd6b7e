/**
 * The header by which a client asks for the sandbox's additions (`additions` in `queryFields`): sent as `true` where
 * the profile says so. Without it the sandbox refuses an addition as the hosted platform would.
 */
export const additionsHeader = 'storefront-additions'

/**
 * The header by which a client asks for what only the sandbox has (`additions` in `queryFields`): sent as `true` where
 * the profile says so. Without it the sandbox refuses an addition as the hosted platform would.
 */
export const additionsHeader = 'storefront-additions'

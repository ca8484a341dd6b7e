// Generated from spec/ by `npm run generate`. Do not edit.
// The application error codes of the platform.

/** What happened, and what to do about it, by the code of the error. */
export const errorMeanings = {
  '-19970': 'The captcha was not passed: show it again, and send the new token.',
  '-19971': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  '-19973': 'The account has no password yet: let its owner set one through the recovery e-mail.',
  '-19976': 'The password is wrong: ask for it again, or offer the recovery e-mail.',
  '-19995': 'There is an account with this e-mail address: offer to sign in instead.',
  '-19999': 'There is no account with this e-mail address: check it, or offer to register.',
  'ACCESS_DENIED': 'The person denied the device: start over only if they ask for it.',
  'ATTRIBUTE_NOT_FOUND': 'A custom field of the profile is unknown to the site: send only the fields that its settings define.',
  'AUTHORIZATION_PENDING': 'The person has not approved the device yet: wait for the interval, then poll again.',
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM': 'A membership was chosen for an item that none can pay for: leave `selectedMembership` out.',
  'CANT_CREATE_CART_WITHOUT_ITEMS': 'A cart cannot be created empty: send at least one line or custom line.',
  'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER': 'The cart belongs to a signed-in member, who is the contact: leave `contactId` out.',
  'CAPTCHA_TOKEN_REQUIRED': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION': 'The cart holds items of another location: buy those first, or start another cart.',
  'CLIENT_CLOSED_REQUEST': 'The connection ended before the whole request had arrived: send it again.',
  'CLIENT_METADATA_NOT_FOUND': 'The site has no metadata of this client: check the client id.',
  'COMMUNITY_JOIN_IMPOSSIBLE': 'The member is not approved and cannot join the community: approve the member first.',
  'CONFLICT': 'The same data was changed concurrently: read it again and retry.',
  'COULD_NOT_CREATE_SET_ACCOUNT_USER': 'The platform could not create the user account of the member: try again later.',
  'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE': 'A custom line is of several item types, or of none: set exactly one of its properties.',
  'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE': 'A custom line has another payment option: choose online or offline payment.',
  'DUPLICATE_EMAIL': 'There is an account with this e-mail address: offer to sign in instead.',
  'EMAIL_VERIFICATION_REQUIRED': 'The e-mail address has to be confirmed first: ask for the code from the e-mail.',
  'ERROR_COUPON_DOES_NOT_EXIST': 'There is no such coupon: check the spelling of the code.',
  'ERROR_COUPON_HAS_EXPIRED': 'The coupon has expired: remove it from the cart.',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET': 'The coupon is not active yet: try again once it is.',
  'ERROR_COUPON_NOT_APPLICABLE': 'The coupon applies to none of the items in the cart: add one that it covers, or remove the coupon.',
  'ERROR_COUPON_USAGE_EXCEEDED': 'The coupon has reached its usage limit: remove it from the cart.',
  'ERROR_GIFT_CARD_EMPTY': 'The gift card is empty: pay another way.',
  'ERROR_GIFT_CARD_EXPIRED': 'The gift card has expired: pay another way.',
  'ERROR_INVALID_SUBTOTAL': 'The subtotal is below the minimum of the coupon: add more, or remove the coupon.',
  'EXPIRED_TOKEN': 'The device code has expired: get another one.',
  'FAILED_PRECONDITION': 'The data is not in a state that allows the call: the description says what has to change first.',
  'HOST_NOT_ALLOWED': 'The request names a host that this server does not serve: use the address that it printed.',
  'IDEMPOTENCY_KEY_IN_USE': 'An earlier request with this key is still being processed: wait, and send it again.',
  'IDEMPOTENCY_KEY_REUSED': 'The key was used for another request: give each action a key of its own.',
  'INSUFFICIENT_INVENTORY': 'Fewer units are in stock than requested, and nothing was changed: request fewer.',
  'INSUFFICIENT_STORAGE': 'There is no space left to store the change, and nothing was changed; free space and try again.',
  'INVALID_CAPTCHA_TOKEN': 'The captcha was not passed: show it again, and send the new token.',
  'INVALID_CLIENT': 'The site does not know this client: check the client id.',
  'INVALID_GRANT': 'The code or token is wrong, already used or expired: start the sign-in again.',
  'INVALID_IDP_TOKEN': 'The token of the identity provider is wrong, already used or expired: start its sign-in again.',
  'INVALID_LD_SESSION': 'The session of the sign-in page has ended: start the sign-in again.',
  'INVALID_RECOVERY_TOKEN': 'The link of the recovery e-mail is wrong, already used or expired: request a new e-mail.',
  'INVALID_STATE_TOKEN': 'This sign-in is unknown or expired: start again.',
  'INVALID_USER_TYPE': 'An account of this kind cannot sign in here: use a member of the site.',
  'IP_ADDRESS_FILTERED': 'The site refuses requests from this network address: ask its owner.',
  'ITEM_NOT_FOUND_IN_CATALOG': 'The catalogue has no such item, or does not sell it: remove the line.',
  'LINE_ITEM_NOT_FOUND': 'The cart has no such line: read the cart again.',
  'LINE_ITEM_WITH_ZERO_QUANTITY': 'A line has the quantity 0: give it another one, or remove it.',
  'MEMBERSHIP_CANNOT_PAY': 'The chosen membership does not cover the item: choose another one, or another payment method.',
  'MEMBERS_ONLY': 'The item is sold to members only: let the visitor sign in.',
  'MEMBER_ALREADY_EXISTS': 'There is a member with this e-mail address: query members to find it.',
  'MEMBER_BLOCKED': 'The site\'s owner has blocked this member, who cannot sign in.',
  'MEMBER_TO_MEMBER_BLOCKED': 'One of the two members has blocked the other, so neither sees the other\'s profile.',
  'METHOD_NOT_ALLOWED': 'The path exists, but not with this method: the description says which it takes.',
  'MISSING_CAPTCHA_TOKEN': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'NOT_FOUND': 'Nothing has this identifier, or the caller may not see it: check the identifier.',
  'ORIGIN_NOT_ALLOWED': 'The request came from a page of an unknown address: register the address of the page with the client.',
  'OWNED_CART_NOT_FOUND': 'The caller has no cart yet: treat that as an empty one, and add something to start it.',
  'OWNER_APPROVAL_REQUIRED': 'The site\'s owner has to approve the member first: say so, and try again later.',
  'OWNER_CANNOT_BE_BLOCKED': 'The owner of the site cannot be blocked: choose another member.',
  'OWNER_CANNOT_BE_DELETED': 'The owner of the site cannot be deleted: choose another member.',
  'OWNER_CANNOT_BE_MUTED': 'The owner of the site cannot be muted: choose another member.',
  'PAYLOAD_TOO_LARGE': 'The body is larger than the platform accepts: send it in smaller parts.',
  'PERMISSION_DENIED': 'The caller is authenticated but not permitted to do this: sign in as another member, or call as the app.',
  'RECAPTCHA_FAILED': 'The captcha was not passed: show it again, and send the new token.',
  'RECAPTCHA_REQUIRED': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'REENROLLMENT_REQUIRED_BY_ADMIN': 'The owner wants this member to register again before signing in.',
  'REGISTRATION_TO_EDITORX_NOT_ALLOWED': 'Accounts of the site editor cannot be created here: register a member of a site.',
  'REVISION_MISMATCH': 'Someone has changed it since it was read: read it again, and reapply the change to the current state.',
  'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT': 'The store accepts no payments yet: its owner has to connect a payment method.',
  'SLOW_DOWN': 'The device polls too often: make the interval five seconds longer, then poll again.',
  'SLUG_ALREADY_EXISTS': 'Another entity has this slug: choose another one.',
  'THROTTLED_FEATURE': 'The feature was used too often in a short time: wait a moment and try again.',
  'TIMEOUT': 'The request took too long and was aborted, perhaps after it was applied: read before you retry it.',
  'TRUSTED_CLIENTS_ONLY': 'Only clients that the site trusts may do this: call as the app, from a server.',
  'UNAUTHENTICATED': 'The token is missing, wrong or expired: get a new one, or sign in again.',
  'UNAVAILABLE': 'The platform is temporarily unavailable. A change may have been applied: retry it with its Idempotency-Key, or read first.',
  'UNIMPLEMENTED_FEATURE': 'The platform does not offer this feature for the site: leave it out.',
  'UNSUPPORTED_FIELD': 'A field of the request is not supported here: leave out the one that the details name.',
  'USER_EMAIL_OFAC_ADDRESS': 'The e-mail address belongs to a region that the platform must not serve: use another one.',
  'VERIFICATION_FAILED': 'The code is wrong, expired or was tried too often: request a new one.',
  'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED': 'Employees of the platform cannot sign in with a password: use the company\'s sign-in.',
} as const

/**
 * An application error code that the description names; a server may know more.
 *
 * - `-19970`: The captcha was not passed: show it again, and send the new token.
 * - `-19971`: A captcha has to be passed first: show it, and repeat the call with its token.
 * - `-19973`: The account has no password yet: let its owner set one through the recovery
 * e-mail.
 * - `-19976`: The password is wrong: ask for it again, or offer the recovery e-mail.
 * - `-19995`: There is an account with this e-mail address: offer to sign in instead.
 * - `-19999`: There is no account with this e-mail address: check it, or offer to register.
 * - `ACCESS_DENIED`: The person denied the device: start over only if they ask for it.
 * - `ATTRIBUTE_NOT_FOUND`: A custom field of the profile is unknown to the site: send only the
 * fields that its settings define.
 * - `AUTHORIZATION_PENDING`: The person has not approved the device yet: wait for the interval,
 * then poll again.
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`: A membership was chosen for an item
 * that none can pay for: leave `selectedMembership` out.
 * - `CANT_CREATE_CART_WITHOUT_ITEMS`: A cart cannot be created empty: send at least one line or
 * custom line.
 * - `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`: The cart belongs to a signed-in
 * member, who is the contact: leave `contactId` out.
 * - `CAPTCHA_TOKEN_REQUIRED`: A captcha has to be passed first: show it, and repeat the call
 * with its token.
 * - `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`: The cart holds items of another
 * location: buy those first, or start another cart.
 * - `CLIENT_CLOSED_REQUEST`: The connection ended before the whole request had arrived: send it
 * again.
 * - `CLIENT_METADATA_NOT_FOUND`: The site has no metadata of this client: check the client id.
 * - `COMMUNITY_JOIN_IMPOSSIBLE`: The member is not approved and cannot join the community:
 * approve the member first.
 * - `CONFLICT`: The same data was changed concurrently: read it again and retry.
 * - `COULD_NOT_CREATE_SET_ACCOUNT_USER`: The platform could not create the user account of the
 * member: try again later.
 * - `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`: A custom line is of several item
 * types, or of none: set exactly one of its properties.
 * - `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`: A custom line has another
 * payment option: choose online or offline payment.
 * - `DUPLICATE_EMAIL`: There is an account with this e-mail address: offer to sign in instead.
 * - `EMAIL_VERIFICATION_REQUIRED`: The e-mail address has to be confirmed first: ask for the
 * code from the e-mail.
 * - `ERROR_COUPON_DOES_NOT_EXIST`: There is no such coupon: check the spelling of the code.
 * - `ERROR_COUPON_HAS_EXPIRED`: The coupon has expired: remove it from the cart.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET`: The coupon is not active yet: try again once it is.
 * - `ERROR_COUPON_NOT_APPLICABLE`: The coupon applies to none of the items in the cart: add one
 * that it covers, or remove the coupon.
 * - `ERROR_COUPON_USAGE_EXCEEDED`: The coupon has reached its usage limit: remove it from the
 * cart.
 * - `ERROR_GIFT_CARD_EMPTY`: The gift card is empty: pay another way.
 * - `ERROR_GIFT_CARD_EXPIRED`: The gift card has expired: pay another way.
 * - `ERROR_INVALID_SUBTOTAL`: The subtotal is below the minimum of the coupon: add more, or
 * remove the coupon.
 * - `EXPIRED_TOKEN`: The device code has expired: get another one.
 * - `FAILED_PRECONDITION`: The data is not in a state that allows the call: the description
 * says what has to change first.
 * - `HOST_NOT_ALLOWED`: The request names a host that this server does not serve: use the
 * address that it printed.
 * - `IDEMPOTENCY_KEY_IN_USE`: An earlier request with this key is still being processed: wait,
 * and send it again.
 * - `IDEMPOTENCY_KEY_REUSED`: The key was used for another request: give each action a key of
 * its own.
 * - `INSUFFICIENT_INVENTORY`: Fewer units are in stock than requested, and nothing was changed:
 * request fewer.
 * - `INSUFFICIENT_STORAGE`: There is no space left to store the change, and nothing was
 * changed; free space and try again.
 * - `INVALID_CAPTCHA_TOKEN`: The captcha was not passed: show it again, and send the new token.
 * - `INVALID_CLIENT`: The site does not know this client: check the client id.
 * - `INVALID_GRANT`: The code or token is wrong, already used or expired: start the sign-in
 * again.
 * - `INVALID_IDP_TOKEN`: The token of the identity provider is wrong, already used or expired:
 * start its sign-in again.
 * - `INVALID_LD_SESSION`: The session of the sign-in page has ended: start the sign-in again.
 * - `INVALID_RECOVERY_TOKEN`: The link of the recovery e-mail is wrong, already used or
 * expired: request a new e-mail.
 * - `INVALID_STATE_TOKEN`: This sign-in is unknown or expired: start again.
 * - `INVALID_USER_TYPE`: An account of this kind cannot sign in here: use a member of the site.
 * - `IP_ADDRESS_FILTERED`: The site refuses requests from this network address: ask its owner.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalogue has no such item, or does not sell it: remove
 * the line.
 * - `LINE_ITEM_NOT_FOUND`: The cart has no such line: read the cart again.
 * - `LINE_ITEM_WITH_ZERO_QUANTITY`: A line has the quantity 0: give it another one, or remove
 * it.
 * - `MEMBERSHIP_CANNOT_PAY`: The chosen membership does not cover the item: choose another one,
 * or another payment method.
 * - `MEMBERS_ONLY`: The item is sold to members only: let the visitor sign in.
 * - `MEMBER_ALREADY_EXISTS`: There is a member with this e-mail address: query members to find
 * it.
 * - `MEMBER_BLOCKED`: The site's owner has blocked this member, who cannot sign in.
 * - `MEMBER_TO_MEMBER_BLOCKED`: One of the two members has blocked the other, so neither sees
 * the other's profile.
 * - `METHOD_NOT_ALLOWED`: The path exists, but not with this method: the description says which
 * it takes.
 * - `MISSING_CAPTCHA_TOKEN`: A captcha has to be passed first: show it, and repeat the call
 * with its token.
 * - `NOT_FOUND`: Nothing has this identifier, or the caller may not see it: check the
 * identifier.
 * - `ORIGIN_NOT_ALLOWED`: The request came from a page of an unknown address: register the
 * address of the page with the client.
 * - `OWNED_CART_NOT_FOUND`: The caller has no cart yet: treat that as an empty one, and add
 * something to start it.
 * - `OWNER_APPROVAL_REQUIRED`: The site's owner has to approve the member first: say so, and
 * try again later.
 * - `OWNER_CANNOT_BE_BLOCKED`: The owner of the site cannot be blocked: choose another member.
 * - `OWNER_CANNOT_BE_DELETED`: The owner of the site cannot be deleted: choose another member.
 * - `OWNER_CANNOT_BE_MUTED`: The owner of the site cannot be muted: choose another member.
 * - `PAYLOAD_TOO_LARGE`: The body is larger than the platform accepts: send it in smaller
 * parts.
 * - `PERMISSION_DENIED`: The caller is authenticated but not permitted to do this: sign in as
 * another member, or call as the app.
 * - `RECAPTCHA_FAILED`: The captcha was not passed: show it again, and send the new token.
 * - `RECAPTCHA_REQUIRED`: A captcha has to be passed first: show it, and repeat the call with
 * its token.
 * - `REENROLLMENT_REQUIRED_BY_ADMIN`: The owner wants this member to register again before
 * signing in.
 * - `REGISTRATION_TO_EDITORX_NOT_ALLOWED`: Accounts of the site editor cannot be created here:
 * register a member of a site.
 * - `REVISION_MISMATCH`: Someone has changed it since it was read: read it again, and reapply
 * the change to the current state.
 * - `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`: The store accepts no payments yet: its
 * owner has to connect a payment method.
 * - `SLOW_DOWN`: The device polls too often: make the interval five seconds longer, then poll
 * again.
 * - `SLUG_ALREADY_EXISTS`: Another entity has this slug: choose another one.
 * - `THROTTLED_FEATURE`: The feature was used too often in a short time: wait a moment and try
 * again.
 * - `TIMEOUT`: The request took too long and was aborted, perhaps after it was applied: read
 * before you retry it.
 * - `TRUSTED_CLIENTS_ONLY`: Only clients that the site trusts may do this: call as the app,
 * from a server.
 * - `UNAUTHENTICATED`: The token is missing, wrong or expired: get a new one, or sign in again.
 * - `UNAVAILABLE`: The platform is temporarily unavailable. A change may have been applied:
 * retry it with its Idempotency-Key, or read first.
 * - `UNIMPLEMENTED_FEATURE`: The platform does not offer this feature for the site: leave it
 * out.
 * - `UNSUPPORTED_FIELD`: A field of the request is not supported here: leave out the one that
 * the details name.
 * - `USER_EMAIL_OFAC_ADDRESS`: The e-mail address belongs to a region that the platform must
 * not serve: use another one.
 * - `VERIFICATION_FAILED`: The code is wrong, expired or was tried too often: request a new
 * one.
 * - `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`: Employees of the platform cannot sign in with a
 * password: use the company's sign-in.
 */
export type ErrorCode = keyof typeof errorMeanings

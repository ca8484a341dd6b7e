// Generated from spec/ by `npm run generate`. Do not edit.
// The application error codes of the platform.

/** What happened, and what to do about it, by the code of the error. */
export const errorMeanings = {
  '-19970': 'The captcha was not passed: show it again, and send the new token.',
  '-19971': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  '-19973': 'The account has no password yet: let its owner set one by the recovery mail.',
  '-19976': 'The password is wrong: ask for it again, or offer the recovery mail.',
  '-19995': 'There is an account with this e-mail address: offer to sign in instead.',
  '-19999': 'There is no account with this e-mail address: check it, or offer to register.',
  'ACCESS_DENIED': 'The person did not let the device in: begin again, if they ask for it.',
  'ATTRIBUTE_NOT_FOUND': 'A custom field of the profile is unknown to the site: send only the fields that its settings define.',
  'AUTHORIZATION_PENDING': 'The person has not answered for the device yet: wait the interval, and ask again.',
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM': 'A membership was chosen for an item that none can pay for: leave `selectedMembership` out.',
  'CANT_CREATE_CART_WITHOUT_ITEMS': 'A cart cannot be made empty: send at least one line or custom line.',
  'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER': 'The cart belongs to a signed-in member, who is the contact: leave `contactId` out.',
  'CAPTCHA_TOKEN_REQUIRED': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION': 'The cart holds items of another location: buy those first, or begin another cart.',
  'CLIENT_CLOSED_REQUEST': 'The connection ended before the whole request had arrived: send it again.',
  'CLIENT_METADATA_NOT_FOUND': 'What the site knows of this client is missing: check the client id.',
  'COMMUNITY_JOIN_IMPOSSIBLE': 'The member is not approved and cannot join the community: approve the member first.',
  'CONFLICT': 'Others kept changing the same data at the same moment: read it again and repeat the call.',
  'COULD_NOT_CREATE_SET_ACCOUNT_USER': 'The platform could not make the user account of the member: try again later.',
  'CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE': 'A custom line says that it is several kinds of item, or none: set exactly one of its properties.',
  'CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE': 'A custom line has another way of payment: choose online or offline payment.',
  'DUPLICATE_EMAIL': 'There is an account with this e-mail address: offer to sign in instead.',
  'EMAIL_VERIFICATION_REQUIRED': 'The e-mail address has to be confirmed first: ask for the code that was mailed.',
  'ERROR_COUPON_DOES_NOT_EXIST': 'There is no such coupon: check how the code is written.',
  'ERROR_COUPON_HAS_EXPIRED': 'The coupon has expired: take it out of the cart.',
  'ERROR_COUPON_IS_NOT_ACTIVE_YET': 'The coupon does not count yet: try it again once it does.',
  'ERROR_COUPON_NOT_APPLICABLE': 'The coupon is for items that the cart does not hold: add one of those, or take the coupon out.',
  'ERROR_COUPON_USAGE_EXCEEDED': 'The coupon has been used as often as it may: take it out of the cart.',
  'ERROR_GIFT_CARD_EMPTY': 'Nothing is left on the gift card: pay in another way.',
  'ERROR_GIFT_CARD_EXPIRED': 'The gift card has expired: pay in another way.',
  'ERROR_INVALID_SUBTOTAL': 'The coupon counts from a higher subtotal on: add more, or take the coupon out.',
  'EXPIRED_TOKEN': 'The code of the device is too old: get another one.',
  'FAILED_PRECONDITION': 'The data is not in a state that allows the call: the description says what has to change first.',
  'HOST_NOT_ALLOWED': 'The request names a host that this server does not answer for: use the address that it printed.',
  'IDEMPOTENCY_KEY_IN_USE': 'An earlier request with this key is still being worked on: wait, and send it again.',
  'IDEMPOTENCY_KEY_REUSED': 'The key was used for another request: give each action a key of its own.',
  'INSUFFICIENT_INVENTORY': 'Fewer pieces are in stock than asked for, and nothing was changed: ask for fewer.',
  'INSUFFICIENT_STORAGE': 'There is no space left to write the change down, and nothing was changed; make space and try again.',
  'INVALID_CAPTCHA_TOKEN': 'The captcha was not passed: show it again, and send the new token.',
  'INVALID_CLIENT': 'The site does not know this client: check the client id.',
  'INVALID_GRANT': 'The code or token is wrong, spent or expired: begin the sign-in again.',
  'INVALID_IDP_TOKEN': 'The token of the identity provider is wrong, spent or expired: begin its sign-in again.',
  'INVALID_LD_SESSION': 'The session of the sign-in page has ended: begin the sign-in again.',
  'INVALID_RECOVERY_TOKEN': 'The link of the recovery mail is wrong, spent or expired: ask for a new mail.',
  'INVALID_STATE_TOKEN': 'This sign-in is unknown or over: begin again.',
  'INVALID_USER_TYPE': 'An account of this kind cannot sign in here: use a member of the site.',
  'IP_ADDRESS_FILTERED': 'The site refuses requests from this network address: ask its owner.',
  'ITEM_NOT_FOUND_IN_CATALOG': 'The catalogue has no such item, or does not sell it: take the line out.',
  'LINE_ITEM_NOT_FOUND': 'The cart has no such line: read the cart again.',
  'LINE_ITEM_WITH_ZERO_QUANTITY': 'A line holds nothing: give it a quantity, or remove it.',
  'MEMBERSHIP_CANNOT_PAY': 'The chosen membership does not cover the item: choose another one, or another way of payment.',
  'MEMBERS_ONLY': 'The item is sold to members only: let the visitor sign in.',
  'MEMBER_ALREADY_EXISTS': 'There is a member with this e-mail address: query members to find it.',
  'MEMBER_BLOCKED': 'The site\'s owner has blocked this member, who cannot sign in.',
  'MEMBER_TO_MEMBER_BLOCKED': 'One of the two members has blocked the other, so neither sees the other\'s profile.',
  'METHOD_NOT_ALLOWED': 'The path exists, but not with this method: the description says which it takes.',
  'MISSING_CAPTCHA_TOKEN': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'NOT_FOUND': 'Nothing has this identifier, or the caller may not see it: check the identifier.',
  'ORIGIN_NOT_ALLOWED': 'A page of an unknown address made the request: register the address of the page with the client.',
  'OWNED_CART_NOT_FOUND': 'The caller has no cart yet: treat that as an empty one, and add something to start it.',
  'OWNER_APPROVAL_REQUIRED': 'The site\'s owner has to approve the member first: say so, and try again later.',
  'OWNER_CANNOT_BE_BLOCKED': 'The owner of the site cannot be blocked: choose another member.',
  'OWNER_CANNOT_BE_DELETED': 'The owner of the site cannot be deleted: choose another member.',
  'OWNER_CANNOT_BE_MUTED': 'The owner of the site cannot be muted: choose another member.',
  'PAYLOAD_TOO_LARGE': 'The body is larger than the platform takes: send it in smaller parts.',
  'PERMISSION_DENIED': 'The caller is known but may not do this: sign in as another member, or call as the app.',
  'RECAPTCHA_FAILED': 'The captcha was not passed: show it again, and send the new token.',
  'RECAPTCHA_REQUIRED': 'A captcha has to be passed first: show it, and repeat the call with its token.',
  'REENROLLMENT_REQUIRED_BY_ADMIN': 'The owner wants this member to register again before signing in.',
  'REGISTRATION_TO_EDITORX_NOT_ALLOWED': 'Accounts of the site editor cannot be made here: register a member of a site.',
  'REVISION_MISMATCH': 'Someone has changed it since it was read: read it again, and repeat the change on what is there now.',
  'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT': 'The store takes no payments yet: its owner has to connect a way of payment.',
  'SLOW_DOWN': 'The device asks too often: make the interval five seconds longer, and ask again.',
  'SLUG_ALREADY_EXISTS': 'Another entity has this slug: choose another one.',
  'THROTTLED_FEATURE': 'The feature was used too often in a short time: wait a moment and try again.',
  'TIMEOUT': 'The request took too long and was given up, perhaps after it was applied: read before you repeat it.',
  'TRUSTED_CLIENTS_ONLY': 'Only clients that the site trusts may do this: call as the app, from a server.',
  'UNAUTHENTICATED': 'The token is missing, wrong or expired: get a new one, or sign in again.',
  'UNAVAILABLE': 'The platform cannot answer for the moment. A change may have been applied: repeat it with its Idempotency-Key, or read first.',
  'UNIMPLEMENTED_FEATURE': 'The platform does not offer this feature for the site: leave it out.',
  'UNSUPPORTED_FIELD': 'A field of the request is not supported here: leave out the one that the details name.',
  'USER_EMAIL_OFAC_ADDRESS': 'The e-mail address belongs to a place that the platform must not serve: use another one.',
  'VERIFICATION_FAILED': 'The code is wrong, too old or was tried too often: ask for a new one.',
  'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED': 'Employees of the platform cannot sign in by password: use the company\'s sign-in.',
} as const

/**
 * An application error code that the description names; a server may know more.
 *
 * - `-19970`: The captcha was not passed: show it again, and send the new token.
 * - `-19971`: A captcha has to be passed first: show it, and repeat the call with its token.
 * - `-19973`: The account has no password yet: let its owner set one by the recovery mail.
 * - `-19976`: The password is wrong: ask for it again, or offer the recovery mail.
 * - `-19995`: There is an account with this e-mail address: offer to sign in instead.
 * - `-19999`: There is no account with this e-mail address: check it, or offer to register.
 * - `ACCESS_DENIED`: The person did not let the device in: begin again, if they ask for it.
 * - `ATTRIBUTE_NOT_FOUND`: A custom field of the profile is unknown to the site: send only the
 * fields that its settings define.
 * - `AUTHORIZATION_PENDING`: The person has not answered for the device yet: wait the interval,
 * and ask again.
 * - `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`: A membership was chosen for an item
 * that none can pay for: leave `selectedMembership` out.
 * - `CANT_CREATE_CART_WITHOUT_ITEMS`: A cart cannot be made empty: send at least one line or
 * custom line.
 * - `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`: The cart belongs to a signed-in
 * member, who is the contact: leave `contactId` out.
 * - `CAPTCHA_TOKEN_REQUIRED`: A captcha has to be passed first: show it, and repeat the call
 * with its token.
 * - `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`: The cart holds items of another
 * location: buy those first, or begin another cart.
 * - `CLIENT_CLOSED_REQUEST`: The connection ended before the whole request had arrived: send it
 * again.
 * - `CLIENT_METADATA_NOT_FOUND`: What the site knows of this client is missing: check the
 * client id.
 * - `COMMUNITY_JOIN_IMPOSSIBLE`: The member is not approved and cannot join the community:
 * approve the member first.
 * - `CONFLICT`: Others kept changing the same data at the same moment: read it again and repeat
 * the call.
 * - `COULD_NOT_CREATE_SET_ACCOUNT_USER`: The platform could not make the user account of the
 * member: try again later.
 * - `CUSTOM_LINE_ITEM_MUST_HAVE_EXACTLY_ONE_PROPERTIES_TYPE`: A custom line says that it is
 * several kinds of item, or none: set exactly one of its properties.
 * - `CUSTOM_LINE_ITEM_ONLY_ACCEPTS_PAYMENTS_ONLINE_AND_OFFLINE`: A custom line has another way
 * of payment: choose online or offline payment.
 * - `DUPLICATE_EMAIL`: There is an account with this e-mail address: offer to sign in instead.
 * - `EMAIL_VERIFICATION_REQUIRED`: The e-mail address has to be confirmed first: ask for the
 * code that was mailed.
 * - `ERROR_COUPON_DOES_NOT_EXIST`: There is no such coupon: check how the code is written.
 * - `ERROR_COUPON_HAS_EXPIRED`: The coupon has expired: take it out of the cart.
 * - `ERROR_COUPON_IS_NOT_ACTIVE_YET`: The coupon does not count yet: try it again once it does.
 * - `ERROR_COUPON_NOT_APPLICABLE`: The coupon is for items that the cart does not hold: add one
 * of those, or take the coupon out.
 * - `ERROR_COUPON_USAGE_EXCEEDED`: The coupon has been used as often as it may: take it out of
 * the cart.
 * - `ERROR_GIFT_CARD_EMPTY`: Nothing is left on the gift card: pay in another way.
 * - `ERROR_GIFT_CARD_EXPIRED`: The gift card has expired: pay in another way.
 * - `ERROR_INVALID_SUBTOTAL`: The coupon counts from a higher subtotal on: add more, or take
 * the coupon out.
 * - `EXPIRED_TOKEN`: The code of the device is too old: get another one.
 * - `FAILED_PRECONDITION`: The data is not in a state that allows the call: the description
 * says what has to change first.
 * - `HOST_NOT_ALLOWED`: The request names a host that this server does not answer for: use the
 * address that it printed.
 * - `IDEMPOTENCY_KEY_IN_USE`: An earlier request with this key is still being worked on: wait,
 * and send it again.
 * - `IDEMPOTENCY_KEY_REUSED`: The key was used for another request: give each action a key of
 * its own.
 * - `INSUFFICIENT_INVENTORY`: Fewer pieces are in stock than asked for, and nothing was
 * changed: ask for fewer.
 * - `INSUFFICIENT_STORAGE`: There is no space left to write the change down, and nothing was
 * changed; make space and try again.
 * - `INVALID_CAPTCHA_TOKEN`: The captcha was not passed: show it again, and send the new token.
 * - `INVALID_CLIENT`: The site does not know this client: check the client id.
 * - `INVALID_GRANT`: The code or token is wrong, spent or expired: begin the sign-in again.
 * - `INVALID_IDP_TOKEN`: The token of the identity provider is wrong, spent or expired: begin
 * its sign-in again.
 * - `INVALID_LD_SESSION`: The session of the sign-in page has ended: begin the sign-in again.
 * - `INVALID_RECOVERY_TOKEN`: The link of the recovery mail is wrong, spent or expired: ask for
 * a new mail.
 * - `INVALID_STATE_TOKEN`: This sign-in is unknown or over: begin again.
 * - `INVALID_USER_TYPE`: An account of this kind cannot sign in here: use a member of the site.
 * - `IP_ADDRESS_FILTERED`: The site refuses requests from this network address: ask its owner.
 * - `ITEM_NOT_FOUND_IN_CATALOG`: The catalogue has no such item, or does not sell it: take the
 * line out.
 * - `LINE_ITEM_NOT_FOUND`: The cart has no such line: read the cart again.
 * - `LINE_ITEM_WITH_ZERO_QUANTITY`: A line holds nothing: give it a quantity, or remove it.
 * - `MEMBERSHIP_CANNOT_PAY`: The chosen membership does not cover the item: choose another one,
 * or another way of payment.
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
 * - `ORIGIN_NOT_ALLOWED`: A page of an unknown address made the request: register the address
 * of the page with the client.
 * - `OWNED_CART_NOT_FOUND`: The caller has no cart yet: treat that as an empty one, and add
 * something to start it.
 * - `OWNER_APPROVAL_REQUIRED`: The site's owner has to approve the member first: say so, and
 * try again later.
 * - `OWNER_CANNOT_BE_BLOCKED`: The owner of the site cannot be blocked: choose another member.
 * - `OWNER_CANNOT_BE_DELETED`: The owner of the site cannot be deleted: choose another member.
 * - `OWNER_CANNOT_BE_MUTED`: The owner of the site cannot be muted: choose another member.
 * - `PAYLOAD_TOO_LARGE`: The body is larger than the platform takes: send it in smaller parts.
 * - `PERMISSION_DENIED`: The caller is known but may not do this: sign in as another member, or
 * call as the app.
 * - `RECAPTCHA_FAILED`: The captcha was not passed: show it again, and send the new token.
 * - `RECAPTCHA_REQUIRED`: A captcha has to be passed first: show it, and repeat the call with
 * its token.
 * - `REENROLLMENT_REQUIRED_BY_ADMIN`: The owner wants this member to register again before
 * signing in.
 * - `REGISTRATION_TO_EDITORX_NOT_ALLOWED`: Accounts of the site editor cannot be made here:
 * register a member of a site.
 * - `REVISION_MISMATCH`: Someone has changed it since it was read: read it again, and repeat
 * the change on what is there now.
 * - `SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT`: The store takes no payments yet: its owner
 * has to connect a way of payment.
 * - `SLOW_DOWN`: The device asks too often: make the interval five seconds longer, and ask
 * again.
 * - `SLUG_ALREADY_EXISTS`: Another entity has this slug: choose another one.
 * - `THROTTLED_FEATURE`: The feature was used too often in a short time: wait a moment and try
 * again.
 * - `TIMEOUT`: The request took too long and was given up, perhaps after it was applied: read
 * before you repeat it.
 * - `TRUSTED_CLIENTS_ONLY`: Only clients that the site trusts may do this: call as the app,
 * from a server.
 * - `UNAUTHENTICATED`: The token is missing, wrong or expired: get a new one, or sign in again.
 * - `UNAVAILABLE`: The platform cannot answer for the moment. A change may have been applied:
 * repeat it with its Idempotency-Key, or read first.
 * - `UNIMPLEMENTED_FEATURE`: The platform does not offer this feature for the site: leave it
 * out.
 * - `UNSUPPORTED_FIELD`: A field of the request is not supported here: leave out the one that
 * the details name.
 * - `USER_EMAIL_OFAC_ADDRESS`: The e-mail address belongs to a place that the platform must not
 * serve: use another one.
 * - `VERIFICATION_FAILED`: The code is wrong, too old or was tried too often: ask for a new
 * one.
 * - `WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED`: Employees of the platform cannot sign in by
 * password: use the company's sign-in.
 */
export type ErrorCode = keyof typeof errorMeanings

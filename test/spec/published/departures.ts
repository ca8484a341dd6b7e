/** Where the description differs from the published releases on purpose: what differs, and why. */

const emptyDate = 'A date that is not set is answered as null.'
const allProducts =
  'The collection of all products has an id that is not a UUID; the limits take both.'
const earlyRelease = 'The later releases widened the limit.'
const tokenText =
  'The token service takes texts; null was allowed by the types of the early release only.'
const snakeCase = 'The spelling of the types of the early release; on the wire it is in snake case.'

export const departures: Readonly<Record<string, string>> = {
  'BuyerInfo.contactId: read-only':
    'the code CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER speaks of updating it',
  'Cart.lineItems: min items 1 (C)':
    'A limit on what creates a cart, which the sandbox holds (CANT_CREATE_CART_WITHOUT_ITEMS); a cart whose lines were all removed has none.',
  'products.removeProductMediaFromChoices.media: min items 1 (C)':
    'In the release the specification describes, an empty list clears every choice.',
  'ProductName.original: max length 80 (E)': earlyRelease,
  'ProductName.translated: max length 200 (E)': earlyRelease,
  'StoreVariant.collectionIds: format GUID (C)': allProducts,
  'products.addProductsToCollection.id: format GUID (C)': allProducts,
  'products.removeProductsFromCollection.id: format GUID (C)': allProducts,
  'products.deleteCollection.id: format GUID (C)': allProducts,
  'members.listMembers.paging: missing':
    'In a query string its fields are paging.limit and paging.offset.',
  'members.listMembers.sorting: string instead of array':
    'A list of objects has no form in a query string but text in JSON.',
  'ServiceProperties.scheduledDate: null': emptyDate,
  'Membership.expirationDate: null': emptyDate,
  'Member.createdDate: null': emptyDate,
  'Member.updatedDate: null': emptyDate,
  'Member.lastLoginDate: null': emptyDate,
  'CustomValue.dateValue: null':
    'One of five kinds of value; a value without a date leaves the field out.',
  'AuthorizeRequest.responseMode: null': 'An enumeration; what is not said is left out.',
  'AuthorizeRequest.prompt: null': 'An enumeration; what is not said is left out.',
  'TokenRequest.clientId: null': tokenText,
  'TokenRequest.refreshToken: null': tokenText,
  'TokenRequest.redirectUri: null': tokenText,
  'TokenRequest.code: null': tokenText,
  'TokenRequest.codeVerifier: null': tokenText,
  'TokenResponse.accessToken: missing': snakeCase,
  'TokenResponse.tokenType: missing': snakeCase,
  'TokenResponse.expiresIn: missing': snakeCase,
  'TokenResponse.refreshToken: missing': snakeCase,
  'TokenRequest.deviceCode: gone, but not deprecated':
    'Later releases type no token request at all, and still get device codes, which are exchanged with it.',
}

// Generated from spec/ by `npm run generate`. Do not edit.
// The words of the description.

/** A group of operations: the namespace of its methods, as in client.products. */
export type Tag = 'carts' | 'currentCart' | 'members' | 'products' | 'collections' | 'inventory' | 'redirects' | 'authentication' | 'recovery' | 'verification' | 'tokens' | 'graphql' | 'checkouts' | 'orders'

/** Who may call an operation (specification, point 6): anyone without a token, the app with an API key. */
export type Caller = 'anyone' | 'visitor' | 'member' | 'app'

/** The host that serves an operation. */
export type Host = 'read' | 'main'

/** What a client may do when it cannot know whether a call was applied. */
export type Retry = 'read' | 'repeatable' | 'not-repeatable'

/** The formats of texts that are checked. */
export type RuleFormat = 'date' | 'date-time' | 'decimal' | 'email' | 'uri' | 'uuid'

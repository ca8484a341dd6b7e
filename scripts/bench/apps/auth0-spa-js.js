import { createAuth0Client } from '@auth0/auth0-spa-js'

export const signIn = () => createAuth0Client({ domain: 'store.example', clientId: 'app' })

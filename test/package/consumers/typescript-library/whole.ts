// A shared package on the client: the compiler can name the types of all it exports, from this entry alone.
import { createClient, platforms } from 'storefront-client'
import { createMutations, createQueries, useSession, useSignIn } from 'storefront-client/react'

export const client = createClient({ platform: platforms.wix, clientId: 'app' })
export const addToCart = client.currentCart.addToCurrentCart
export const findMugs = () => client.products.query().startsWith('name', 'Mug')
export const roleNow = () => client.session.role
export const signInState = () => client.session.loginState

export const queries = createQueries(client)
export const mutations = createMutations(client)
export const useRole = () => useSession().role
export const useSignInState = () => useSignIn().state

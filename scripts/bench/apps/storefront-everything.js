// Every operation, both call styles and the session: all exports of `.`.
import * as storefront from 'storefront-client'

globalThis.storefront = storefront.createClient

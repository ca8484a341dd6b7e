// A form or a route that checks one request, without the client.
import { addToCurrentCartRequest, requestSchema } from 'storefront-client/schemas'

globalThis.schema = requestSchema(addToCurrentCartRequest)

// ra-core's data provider: finds the resource's adapter, calls it, and turns its failures into form errors.
import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'ra-core'
import { sameValue } from '../store/changed-fields.ts'
import { conflictError, toHttpError } from '../store/failure.ts'
import { mergeChanges } from '../store/merge-changes.ts'
import type { ResourceAdapter } from '../store/resource-adapter.ts'
import { changeAsRead } from '../store/revisions.ts'
import { type SessionWatch, watchSession } from '../store/session-watch.ts'
import type { StoreClient } from '../store/store-client.ts'

interface AdaptedResource {
  readonly name: string
  adapter(client: StoreClient): ResourceAdapter<RaRecord>
}

/** Reads and writes of every resource of the list. */
export function createDataProvider(
  client: StoreClient,
  resources: readonly AdaptedResource[],
  watch: SessionWatch = watchSession(client),
): DataProvider {
  const providers = new Map(
    resources.map(({ name, adapter }) => [name, providerOf(adapter(client), client, watch)]),
  )
  const of = (resource: string): DataProvider => {
    const provider = providers.get(resource)
    if (!provider) throw new Error(`The console has no resource "${resource}".`)
    return provider
  }
  // Written out, because ra-core's combineDataProviders drops `supportAbortSignal`: reads would not be aborted.
  return {
    supportAbortSignal: true,
    getList: (resource, parameters) => of(resource).getList(resource, parameters),
    getOne: (resource, parameters) => of(resource).getOne(resource, parameters),
    getMany: (resource, parameters) => of(resource).getMany(resource, parameters),
    getManyReference: (resource, parameters) => of(resource).getManyReference(resource, parameters),
    create: (resource, parameters) => of(resource).create(resource, parameters),
    update: (resource, parameters) => of(resource).update(resource, parameters),
    updateMany: (resource, parameters) => of(resource).updateMany(resource, parameters),
    delete: (resource, parameters) => of(resource).delete(resource, parameters),
    deleteMany: (resource, parameters) => of(resource).deleteMany(resource, parameters),
  }
}

function providerOf(
  adapter: ResourceAdapter<RaRecord>,
  { platform }: StoreClient,
  watch: SessionWatch,
): DataProvider {
  // The client sends a caller's own key to any platform, and one that knows no keys may refuse it.
  const keysKnown = platform === undefined || platform.idempotencyKeys === true
  const worded = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call()
    } catch (error) {
      throw toHttpError(error, adapter.subject)
    }
  }
  /** A read waits for a sign-in, but not for the network: its page says what is missing. */
  const attempt = <Result>(call: () => Promise<Result>) => worded(() => watch.signedIn(call))
  const change = <Result>(call: () => Promise<Result>) => worded(() => watch.keep(call))
  const many = async (ids: Identifier[], signal?: AbortSignal) => {
    const rows = await Promise.all(
      ids.map((id) => attempt(() => adapter.one(String(id), signal)).catch(nothingIfGone)),
    )
    return rows.filter((row) => row !== undefined)
  }
  const remove = async (id: Identifier) => {
    const { remove: removeOne } = adapter
    if (!removeOne) throw unsupported('delete')
    await change(() => removeOne(String(id)))
  }

  return {
    getList: async (_resource, { pagination, sort, filter, signal }) =>
      expected(
        await attempt(() =>
          adapter.list({
            page: pagination?.page ?? 1,
            perPage: pagination?.perPage ?? 25,
            sort: sort ?? { field: 'id', order: 'ASC' },
            filter,
            signal,
          }),
        ),
      ),
    getOne: async (_resource, { id, signal }) =>
      expected({ data: await attempt(() => adapter.one(String(id), signal)) }),
    getMany: async (_resource, { ids, signal }) => expected({ data: await many(ids, signal) }),
    getManyReference: async () => {
      throw unsupported('reference list')
    },
    create: async (_resource, { data, meta }) => {
      const { create } = adapter
      if (!create) throw unsupported('create')
      const idempotencyKey = keysKnown ? meta?.idempotencyKey : undefined
      return expected({ data: await change(() => create(data, { idempotencyKey })) })
    },
    update: async (_resource, { id, data, previousData }) => {
      const { update } = adapter
      if (!update) throw unsupported('update')
      return expected({
        data: await change(() =>
          // Merges what another user saved between the read and the write.
          changeAsRead(
            () => adapter.one(String(id), undefined),
            async (current) => {
              const { record, conflicts } = mergeChanges(previousData, data, current)
              if (conflicts.length > 0) throw conflictError(current, conflicts)
              return sameValue(record, current) ? current : update(String(id), record, current)
            },
          ),
        ),
      })
    },
    updateMany: async () => {
      throw unsupported('update of many')
    },
    delete: async (_resource, { id, previousData }) => {
      await remove(id)
      return expected({ data: previousData })
    },
    deleteMany: async (_resource, { ids }) => {
      await Promise.all(ids.map(remove))
      return expected({ data: ids })
    },
  }
}

/** A record deleted in the meantime is left out of many; other failures end the read. */
function nothingIfGone(error: unknown): undefined {
  if (!(error instanceof HttpError) || error.status !== 404) throw error
}

function unsupported(action: string): Error {
  return new Error(`This resource has no ${action}.`)
}

/**
 * ra-core lets the caller of a hook name the record type it expects, which cannot be checked at run time.
 * This is the one place that trusts it.
 */
function expected<Expected>(answer: unknown): Expected {
  return answer as Expected
}

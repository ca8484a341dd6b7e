// ra-core's data provider: dispatches to the resource's adapter, and maps its failures to form errors.
import type { DataProvider, RaRecord } from 'ra-core'
import { conflictError, throwUnsure, toHttpError, unlessGone } from '../store/failure.ts'
import { makeAgain, mergeChanges } from '../store/merge-changes.ts'
import { changesBetween, withChanges } from '../store/record-changes.ts'
import type { ResourceAdapter } from '../store/resource-adapter.ts'
import { changeAsRead } from '../store/revisions.ts'
import { type SessionWatch, watchSession } from '../store/session-watch.ts'
import { type StoreClient, takesKeys } from '../store/store-client.ts'

interface AdaptedResource {
  readonly name: string
  adapter(client: StoreClient): ResourceAdapter<RaRecord>
}

export function createDataProvider(
  client: StoreClient,
  resources: readonly AdaptedResource[],
  watch: SessionWatch = watchSession(client),
): DataProvider {
  const { writes } = client
  const adapters = new Map(resources.map(({ name, adapter }) => [name, adapter(client)]))
  const of = (resource: string): ResourceAdapter<RaRecord> => {
    const adapter = adapters.get(resource)
    if (!adapter) throw new Error(`The console has no resource "${resource}".`)
    return adapter
  }
  const worded = async <Result>(subject: string, call: () => Promise<Result>): Promise<Result> => {
    try {
      return await call()
    } catch (error) {
      throw toHttpError(error, subject)
    }
  }
  /** The record as a save in parts left it before it was refused, by the record that its form opened with. */
  const savedParts = new WeakMap<RaRecord, RaRecord>()
  /** A read waits for a sign-in, but not for the network: its page shows the failure. */
  const read = <Result>(subject: string, call: () => Promise<Result>) =>
    worded(subject, () => watch.signedIn(call))
  const change = <Result>(subject: string, call: () => Promise<Result>) =>
    worded(subject, () => watch.keep(call))

  return {
    supportAbortSignal: true,
    getList: (resource, { pagination, sort, filter, signal }) => {
      const adapter = of(resource)
      const { page, perPage } = pagination ?? { page: 1, perPage: 25 }
      const order = sort ?? { field: 'id', order: 'ASC' }
      const request = { page, perPage, sort: order, filter, signal }
      return expected(
        read(adapter.subject, async () => {
          const answer = await adapter.list(request)
          if (!writes) return answer
          const data = answer.data.map((row) => writes.latest(resource, String(row.id), row))
          // Uncounted lists end at the first short page: their pages keep deleted rows.
          if (answer.meta?.capped) return { ...answer, data }
          const left = data.filter(({ id }) => !writes.isDeleted(String(id)))
          const deleted = data.length - left.length
          return { ...answer, data: left, meta: { ...answer.meta, deleted } }
        }),
      )
    },
    getOne: (resource, { id, signal }) => {
      const adapter = of(resource)
      return asData(read(adapter.subject, () => adapter.one(String(id), signal)))
    },
    create: (resource, { data, meta }) => {
      const { create, subject } = of(resource)
      if (!create) return unsupported('create')
      const idempotencyKey = takesKeys(client) ? meta?.idempotencyKey : undefined
      const make = () => create(data, { idempotencyKey })
      return asData(
        idempotencyKey === undefined
          ? worded(subject, () => watch.once(make).catch(throwUnsure))
          : change(subject, make),
      )
    },
    update: (resource, { id, data, previousData }) => {
      const { update, one, subject, entered = (record) => record } = of(resource)
      if (!update) return unsupported('update')
      const row = String(id)
      /** Merges another user's save between the read and the write. */
      const merge = async (current: RaRecord) => {
        const part = savedParts.get(previousData)
        const mine = part ? makeAgain(previousData, data, part) : data
        const now = entered(current)
        const opened = entered(part ?? previousData)
        const { record, conflicts } = mergeChanges(opened, entered(mine), now)
        if (conflicts.length > 0) throw conflictError(current, conflicts)
        const changes = changesBetween(now, record)
        if (changes.length === 0) return current
        const saved = await update(row, withChanges(current, changes), current, (part) =>
          savedParts.set(previousData, part),
        )
        writes?.keep(resource, { ...saved, id: row })
        return saved
      }
      return asData(change(subject, () => changeAsRead(() => one(row, undefined), merge)))
    },
    delete: (resource, { id, previousData }) => {
      const { remove, subject } = of(resource)
      if (!remove) return unsupported('delete')
      const call = () => remove(String(id)).catch(unlessGone)
      return asData(change(subject, call).then(() => previousData))
    },
    // Unused: bulk edits are jobs, and lists have their own queries.
    getMany: () => unsupported('read of many'),
    getManyReference: () => unsupported('reference list'),
    updateMany: () => unsupported('update of many'),
    deleteMany: () => unsupported('delete of many'),
  }
}

function unsupported(action: string): Promise<never> {
  return Promise.reject(new Error(`This resource has no ${action}.`))
}

/**
 * ra-core's hooks let callers name the record type, which cannot be checked at run time.
 * This is the one place that trusts it.
 */
function expected<Expected>(answer: unknown): Expected {
  return answer as Expected
}

async function asData<Expected>(answer: Promise<unknown>): Promise<Expected> {
  return expected({ data: await answer })
}

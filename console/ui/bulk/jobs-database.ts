// The browser's database of bulk changes, and the locks of the pages that run them.

const DATABASE = 'storefront-console-jobs'
/** Raise it when the stored format changes: jobs in the old format are removed then. */
const VERSION = 1

export function openJobs(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, VERSION)
  request.onupgradeneeded = () => {
    const { result: database } = request
    for (const name of database.objectStoreNames) database.deleteObjectStore(name)
    database.createObjectStore('jobs', { keyPath: 'id' })
    database.createObjectStore('records')
  }
  return new Promise((resolve, reject) => {
    // A request that waits has no error yet, and throws when it is asked for it.
    request.onblocked = () => reject(new Error('A page of an earlier version holds the database.'))
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // A page of a later version must not wait for this one.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
  })
}

export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

export function answer<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

/** The keys of a job's records, in their order. */
export function recordsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []])
}

export async function removeJob(transaction: IDBTransaction, id: string): Promise<void> {
  transaction.objectStore('jobs').delete(id)
  transaction.objectStore('records').delete(recordsOf(id))
}

/** Locks a job for this page; undefined where another has it. */
export function lockOf(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`${DATABASE}:${id}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve(() => release()))
      })
      .catch(() => resolve(undefined))
  })
}

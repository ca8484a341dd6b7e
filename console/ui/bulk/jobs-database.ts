// The browser's database of bulk changes, and the locks of the pages that run them.

const DATABASE = 'storefront-console-jobs'
/** Bump on a change of the stored format: old jobs are deleted. */
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
    // A blocked request has no error yet; reading it throws.
    request.onblocked = () => reject(new Error('A page of an earlier version holds the database.'))
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      // Don't block the upgrade of a newer page.
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

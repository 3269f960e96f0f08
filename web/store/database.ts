/** A store of rows in IndexedDB, each under the key that one of its fields is. */

export type InStore = (mode: IDBTransactionMode, use: (store: IDBObjectStore) => IDBRequest) => Promise<unknown>

export function storeIn(database: string, name: string, keyPath: string): InStore {
  return async (mode, use) => {
    const opened = await open(database, name, keyPath)
    try {
      return await new Promise((resolve, reject) => {
        const transaction = opened.transaction(name, mode)
        const request = use(transaction.objectStore(name))
        transaction.oncomplete = () => resolve(request.result)
        transaction.onabort = () => reject(transaction.error)
        transaction.onerror = () => reject(transaction.error)
      })
    } finally {
      opened.close()
    }
  }
}

function open(database: string, name: string, keyPath: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(name, { keyPath })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

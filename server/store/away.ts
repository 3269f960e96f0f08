/**
 * The store cannot be asked now. It passes: whoever asked asks again. Whether what was under way has been done is not
 * known, which is why everything that is asked for again has an id.
 */
export class StoreAway extends Error {
  override readonly name = 'StoreAway'
}

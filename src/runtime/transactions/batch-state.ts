/**
 * State that calls in a shared transaction pass on to later ones, keyed by the function that creates it. It is reset with
 * the transaction. A call with a transaction of its own has its own state.
 */
export type BatchState = <T extends object>(createEmpty: () => T) => T

export function newBatchState(): BatchState {
  let parts: Map<() => object, object> | undefined
  return <T extends object>(createEmpty: () => T): T => {
    parts ??= new Map()
    return parts.getOrInsertComputed(createEmpty, createEmpty) as T
  }
}

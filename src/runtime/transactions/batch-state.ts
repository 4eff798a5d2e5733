/**
 * What calls that share a transaction leave for those after them, each part by the function that creates it empty. It begins
 * anew where the transaction does. A call that shares with nobody has one of its own.
 */
export type BatchState = <T extends object>(createEmpty: () => T) => T

export function newBatchState(): BatchState {
  let parts: Map<() => object, object> | undefined
  return <T extends object>(createEmpty: () => T): T => {
    parts ??= new Map()
    return parts.getOrInsertComputed(createEmpty, createEmpty) as T
  }
}

type TypedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>

/** A copy of the array with at least twice the capacity. The original must not be used any more. */
export function growArray<T extends TypedArray>(list: T, least = 0): T {
  const grown = new (list.constructor as new (size: number) => T)(2 * list.length + least)
  grown.set(list)
  releaseArray(list)
  return grown
}

/** Frees the memory of a long array at once: until garbage collection, several times the live data would accumulate. */
export const releaseArray = (list: TypedArray): void => void list.buffer.transfer(0)

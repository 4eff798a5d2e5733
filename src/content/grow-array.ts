type TypedArray =
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>

/** The same list with twice the room, and so much more at least. The one that was given is of no use any more. */
export function growArray<T extends TypedArray>(list: T, least = 0): T {
  const made = new (list.constructor as new (size: number) => T)(2 * list.length + least)
  made.set(list)
  releaseArray(list)
  return made
}

/** Gives the memory of a long list back at once: until garbage is collected, there would be several times as much as lives. */
export const releaseArray = (list: TypedArray): void => void list.buffer.transfer(0)

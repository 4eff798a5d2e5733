/**
 * What is known of each message of a segment, by how far it is before the last: how many seconds after the first of them it was
 * written, and how many words it has.
 */
export type DocValues = { first: number; times: Uint32Array; lengths: Uint16Array | Uint32Array }

// Of a message that is not there.
const never = 2 ** 32 - 1

/** The second in which a message was written; NaN: it is not there. */
export const timeAt = ({ first, times }: DocValues, offset: number): number =>
  times[offset] === never ? NaN : first + times[offset]!

/** `times`: NaN where there is no message. */
export function docValuesOf(times: Float64Array, lengths: Uint32Array): DocValues {
  const first = times.reduce((least, time) => (time < least ? time : least), Infinity)
  return {
    first,
    times: Uint32Array.from(times, time => (Number.isNaN(time) ? never : time - first)),
    lengths: lengths.every(length => length < 2 ** 16) ? Uint16Array.from(lengths) : lengths,
  }
}

export const encodeDocValues = ({ first, times, lengths }: DocValues): Buffer =>
  Buffer.concat([new Float64Array([first]), times, lengths].map(({ buffer }) => Buffer.from(buffer)))

/** Reads what is known of so many messages. */
export function decodeDocValues(bytes: Buffer, size: number): DocValues {
  const own = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const [behind, isShort] = [8 + 4 * size, own.byteLength === 8 + 6 * size]
  return {
    first: new Float64Array(own, 0, 1)[0]!,
    times: new Uint32Array(own, 8, size),
    lengths: isShort ? new Uint16Array(own, behind, size) : new Uint32Array(own, behind, size),
  }
}

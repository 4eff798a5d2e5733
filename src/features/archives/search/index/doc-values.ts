/**
 * The time and the length of each message of a segment, by its offset from the last. Times are in seconds after the
 * earliest, `first`.
 */
export type DocValues = { first: number; times: Uint32Array; lengths: Uint16Array | Uint32Array }

// Marks an absent message.
const never = 2 ** 32 - 1

/** The time of a message in seconds; NaN if it is absent. */
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

export function decodeDocValues(bytes: Buffer, size: number): DocValues {
  const buffer = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length)
  const [lengthsStart, isShort] = [8 + 4 * size, buffer.byteLength === 8 + 6 * size]
  return {
    first: new Float64Array(buffer, 0, 1)[0]!,
    times: new Uint32Array(buffer, 8, size),
    lengths: isShort ? new Uint16Array(buffer, lengthsStart, size) : new Uint32Array(buffer, lengthsStart, size),
  }
}

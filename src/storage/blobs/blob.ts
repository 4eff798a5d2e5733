/** A stored file: its name is the SHA-256 of its content, in hexadecimal. */
export type StoredBlob = { readonly hash: string; readonly size: number }

/** As a shelf lists it; `age`: how many milliseconds ago it was last put. */
export type ShelvedBlob = StoredBlob & { readonly age: number }

/** The content was longer than allowed; nothing was stored. */
export class BlobTooLargeError extends Error {
  override name = 'BlobTooLargeError'
}

/** The content is not what its name says: it was changed where it is stored. */
export class DamagedBlobError extends Error {
  override name = 'DamagedBlobError'
}

export type Content = Uint8Array | AsyncIterable<Uint8Array>

/** A name that may be part of a path. */
export function requireHash(hash: string): string {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error('a blob is named by 64 hexadecimal digits')
  return hash
}

/** The path of a file, in a folder as in a bucket. */
export const pathOfHash = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${requireHash(hash)}`

/** Files are listed shelf by shelf, by the first byte of their hash. */
export const shelves = 256
export const shelfName = (first: number): string => first.toString(16).padStart(2, '0')
